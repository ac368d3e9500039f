import { FilterChips } from '@ferrule/ui/filter-chips'
import { TextLink } from '@ferrule/ui/text-link'
import { Wrap } from '@ferrule/ui/wrap'
import { canonicalUrl } from '@ferrule/domain/pages/page-versions'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { toRequestPath } from '../../requests/request-path.ts'
import classes from '../article.module.css'
import type { EditorialPageData } from '../view.ts'
import { Portrait } from './portrait.tsx'
import { ShareLinks } from './share-links.tsx'
import { StoryList } from './story-list.tsx'

/** Authors, topics, share links and related stories. */
export function StoryFoot({ view: { page, versions, related } }: { view: EditorialPageData }) {
  const { home } = useFrame()
  const texts = useTexts()
  const { story } = page
  if (!story) return null
  return (
    <>
      <Wrap className={classes.foot}>
        <ul role="list" className={classes.people}>
          {story.contacts.map((contact) => (
            <li key={contact.id} className={classes.person}>
              <Portrait contact={contact} />
              <div>
                <p>
                  <a href={`${home}/stories/contacts/${contact.slug}`}>
                    {texts('story.written-by', { name: contact.name })}
                  </a>
                </p>
                {contact.biography && <p className={classes.biography}>{contact.biography}</p>}
              </div>
            </li>
          ))}
        </ul>
        {story.topics.length > 0 && (
          <FilterChips
            label={texts('story.topics')}
            chips={story.topics.map(({ slug, name }) => ({
              label: name,
              href: `${home}/stories?${new URLSearchParams({ topic: slug })}`,
            }))}
          />
        )}
        <ShareLinks
          title={page.title}
          address={canonicalUrl(versions, { language: page.locale, country: undefined })}
        />
        <p>
          <TextLink href={home + toRequestPath('feedback', { about: page.title })}>
            {texts('story.feedback.title')}
          </TextLink>
        </p>
      </Wrap>
      {related.length > 0 && (
        <StoryList
          heading={texts('story.related')}
          stories={related}
          more={{ text: texts('story.all'), href: '/stories' }}
        />
      )}
    </>
  )
}
