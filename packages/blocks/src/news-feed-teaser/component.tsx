import { Tag } from '@ferrule/ui/tag'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { HeadSection } from '../sections/head-section.tsx'
import classes from './component.module.css'
import type { NewsFeedTeaserContent } from './block.ts'

type NewsFeedTeaserProps = { content: NewsFeedTeaserContent; addresses: Addresses; labels: Labels }

export function NewsFeedTeaser({ content, addresses, labels }: NewsFeedTeaserProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <ol className={classes.news} role="list">
        {content.news.map(({ date, title, text, adHoc, href }) => (
          <li key={href + title} className={classes.item}>
            <time className={classes.date} dateTime={date}>
              {labels.formatDate(date)}
            </time>
            <div className={classes.body}>
              <h3 className={classes.title}>
                <a href={addresses.toHref(href)}>{title}</a>
              </h3>
              {text && <p>{text}</p>}
            </div>
            {adHoc && <Tag>{labels.news.adHoc}</Tag>}
          </li>
        ))}
      </ol>
    </HeadSection>
  )
}
