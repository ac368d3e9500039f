import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { sizesOf } from '../pictures/picture-sizes.ts'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { StoryTeaser, StoryTeasersContent } from './block.ts'

type StoryTeasersProps = { content: StoryTeasersContent; addresses: Addresses; labels: Labels }

const inRow = sizesOf({ columns: 3, from: '64em', small: 2 })

/** In `lead`, the first story takes seven of twelve columns; the others have small pictures. */
const sizes: Record<StoryTeasersContent['arrangement'], { first: string; others: string }> = {
  row: { first: inRow, others: inRow },
  lead: { first: '(min-width: 92em) 49rem, (min-width: 64em) 58vw, 100vw', others: '8.5rem' },
}

export function StoryTeasers({ content, addresses, labels }: StoryTeasersProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <ul className={`${classes.stories} ${classes[content.arrangement]}`} role="list">
        {content.stories.map((story, index) => (
          <Story
            key={story.href + story.title}
            story={story}
            addresses={addresses}
            labels={labels}
            sizes={index === 0 ? sizes[content.arrangement].first : sizes[content.arrangement].others}
          />
        ))}
      </ul>
    </HeadSection>
  )
}

type StoryProps = { story: StoryTeaser; addresses: Addresses; labels: Labels; sizes: string }

function Story({ story, addresses, labels, sizes }: StoryProps) {
  const { title, text, topic, date, href, image } = story
  return (
    <li className={classes.story}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="StoryTeaser" sizes={sizes} decorative />
        </div>
      )}
      <div className={classes.body}>
        {(topic || date) && (
          <p className={classes.meta}>
            {topic && <span>{topic}</span>}
            {date && <time dateTime={date}>{labels.formatDate(date)}</time>}
          </p>
        )}
        <h3 className={classes.title}>
          <a href={addresses.toHref(href)}>{title}</a>
        </h3>
        {text && <p className={classes.text}>{text}</p>}
      </div>
    </li>
  )
}
