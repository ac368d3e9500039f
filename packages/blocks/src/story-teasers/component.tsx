import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { BlockPicture } from '../pictures/block-picture.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { StoryTeaser, StoryTeasersContent } from './content.ts'

type StoryTeasersProps = { content: StoryTeasersContent; addresses: Addresses; labels: Labels }

export function StoryTeasers({ content, addresses, labels }: StoryTeasersProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <ul className={`${classes.stories} ${classes[content.arrangement]}`} role="list">
        {content.stories.map((story) => (
          <Story key={story.href + story.title} story={story} addresses={addresses} labels={labels} />
        ))}
      </ul>
    </HeadSection>
  )
}

type StoryProps = { story: StoryTeaser; addresses: Addresses; labels: Labels }

function Story({ story: { title, text, topic, date, href, image }, addresses, labels }: StoryProps) {
  return (
    <li className={classes.story}>
      {image && (
        <div className={classes.picture}>
          <BlockPicture picture={image} addresses={addresses} preset="StoryTeaser" decorative />
        </div>
      )}
      <div className={classes.words}>
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
