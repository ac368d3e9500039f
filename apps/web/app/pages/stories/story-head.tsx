import type { PublishedPage } from '@ferrule/content-client/published-page'
import { Picture } from '@ferrule/ui/picture'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import articleClasses from '../article.module.css'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'
import { Portrait } from './portrait.tsx'
import type { StoryContact } from './stories-view.ts'
import classes from './story-head.module.css'

type StoryHeadProps = {
  page: PublishedPage
  story: NonNullable<PublishedPage['story']>
  readingMinutes: number | undefined
}

/** The picture over the full width, with the title, the lead and the authors on a card before it. */
export function StoryHead({ page: { title, publishedAt, image }, story, readingMinutes }: StoryHeadProps) {
  const texts = useTexts()
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <header className={`${classes.opening} ${image ? classes.beside : ''}`}>
      {image && (
        <figure className={classes.picture}>
          <Picture
            url={image.filename}
            alt={image.alt}
            preset="StretchedVideo"
            address={addresses.toPictureUrl}
            original={image}
            sizes="100vw"
            first
          />
        </figure>
      )}
      <Wrap>
        <div className={classes.card}>
          <p className={articleClasses.meta}>
            {story.category && <span>{story.category.name}</span>}
            <time dateTime={publishedAt}>{labels.formatDate(publishedAt)}</time>
            {readingMinutes && <span>{texts('story.reading-time', { minutes: readingMinutes })}</span>}
          </p>
          <h1 className={classes.title}>{title}</h1>
          {story.leadText && <p className={articleClasses.lead}>{story.leadText}</p>}
          <Authors contacts={story.contacts} />
        </div>
      </Wrap>
    </header>
  )
}

function Authors({ contacts }: { contacts: readonly StoryContact[] }) {
  const { home } = useFrame()
  if (contacts.length === 0) return null
  return (
    <ul role="list" className={classes.byline}>
      {contacts.map((contact) => (
        <li key={contact.id} className={classes.author}>
          <Portrait contact={contact} />
          <p>
            <a href={`${home}/stories/contacts/${contact.slug}`}>{contact.name}</a>
            {contact.role && <span>{contact.role}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
