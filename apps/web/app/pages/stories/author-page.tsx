import { ButtonLink } from '@ferrule/ui/button'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { toRequestPath } from '../../requests/request-path.ts'
import { PageHead } from '../../seo/page-head.tsx'
import classes from './author-page.module.css'
import { Portrait } from './portrait.tsx'
import type { StoriesView } from './stories-view.ts'
import { StoryList } from './story-list.tsx'

type AuthorView = Extract<StoriesView, { shows: 'contact' }>

/** An author with portrait, role and biography, and the stories of this author. */
export function AuthorPage({ view: { contact, stories, versions, steps } }: { view: AuthorView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const { name, role, biography, image } = contact
  return (
    <>
      <PageHead title={name} description={biography} versions={versions} steps={steps} image={image} />
      <Breadcrumb current={name} steps={steps} />
      <Wrap className={classes.author}>
        <Portrait contact={contact} size="large" />
        <div className={classes.about}>
          {role && <p className={classes.role}>{role}</p>}
          <h1>{name}</h1>
          {biography && <p className={classes.biography}>{biography}</p>}
          <p>
            <ButtonLink href={home + toRequestPath('feedback', { about: name })}>
              {texts('story.write-to', { name })}
            </ButtonLink>
          </p>
        </div>
      </Wrap>
      <StoryList heading={texts('story.by', { name })} stories={stories} />
    </>
  )
}
