import type { PublishedPage } from '@ferrule/content-client/published-page'
import { Picture } from '@ferrule/ui/picture'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'
import classes from '../article.module.css'

type StoryHeadProps = {
  page: PublishedPage
  story: NonNullable<PublishedPage['story']>
  readingMinutes: number | undefined
}

export function StoryHead({ page: { title, publishedAt, image }, story, readingMinutes }: StoryHeadProps) {
  const texts = useTexts()
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <Wrap className={classes.head}>
      <p className={classes.meta}>
        {story.category && <span>{story.category.name}</span>}
        <time dateTime={publishedAt}>{labels.formatDate(publishedAt)}</time>
        {readingMinutes && <span>{texts('story.reading-time', { minutes: readingMinutes })}</span>}
      </p>
      <h1 className={classes.title}>{title}</h1>
      {image && (
        <figure className={classes.picture}>
          <Picture
            url={image.filename}
            alt={image.alt}
            preset="StretchedVideo"
            address={addresses.toPictureUrl}
            original={image}
            first
          />
        </figure>
      )}
      {story.leadText && <p className={classes.lead}>{story.leadText}</p>}
    </Wrap>
  )
}
