import { Tag } from '@ferrule/ui/tag'
import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import type { NewsFeedTeaserContent } from './block.ts'
import classes from './component.module.css'

type NewsListProps = { news: NewsFeedTeaserContent['news']; addresses: Addresses; labels: Labels }

/** News by date, each with a link to its page. */
export function NewsList({ news, addresses, labels }: NewsListProps) {
  return (
    <ol className={classes.news} role="list">
      {news.map(({ date, title, text, adHoc, href }) => (
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
  )
}
