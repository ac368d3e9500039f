import { Avatar } from '@ferrule/ui/avatar'
import { TextLink } from '@ferrule/ui/text-link'
import { Wrap } from '@ferrule/ui/wrap'
import { canonicalUrl } from '@ferrule/domain/pages/page-versions'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../article.module.css'
import type { EditorialPageData } from '../view.ts'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { StoryList } from './story-list.tsx'
import { toRequestPath } from '../../requests/request-path.ts'

/** Authors, topics, share links and related stories. */
export function StoryFoot({ view: { page, versions, related } }: { view: EditorialPageData }) {
  const { home } = useFrame()
  const texts = useTexts()
  const { story } = page
  if (!story) return null
  const address = canonicalUrl(versions, { language: page.locale, country: undefined })
  const mail = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(address)}`
  return (
    <>
      <Wrap className={classes.foot}>
        <ul role="list" className={classes.people}>
          {story.contacts.map(({ id, name, slug }) => (
            <li key={id} className={classes.person}>
              <Avatar initials={initialsOf(name)} />
              <p>
                <a href={`${home}/stories/contacts/${slug}`}>{texts('story.written-by', { name })}</a>
              </p>
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
        <p className={classes.links}>
          <TextLink href={mail}>{texts('story.share-email')}</TextLink>{' '}
          <TextLink href={`https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`}>
            {texts('story.share-linkedin')}
          </TextLink>{' '}
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
