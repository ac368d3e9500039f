import { isUnread, type LastRead } from '@ferrule/domain/news-feed/last-read'
import { Tag } from '@ferrule/ui/tag'
import classes from './news-feed.module.css'

export type NewsView = {
  id: string
  title: string
  text: string
  image: NewsPicture | null
  href: string | null
  publicationDate: string
}

/** The server builds the addresses, so that the rules for them are not in the browser bundle. */
export type NewsPicture = {
  src: string
  srcSet: string
  alt: string
  width: number
  height: number
}

type NewsFeedItemProps = {
  item: NewsView
  readBefore: LastRead | undefined
  dates: Intl.DateTimeFormat
  now: Date
  labels: { unread: string; today: string }
}

export function NewsFeedItem({ item, readBefore, dates, now, labels }: NewsFeedItemProps) {
  const { title, text, image, href, publicationDate } = item
  const day = new Date(publicationDate)
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.meta}>
          <time dateTime={publicationDate}>
            {day.toDateString() === now.toDateString() ? labels.today : dates.format(day)}
          </time>
          {isUnread(item, readBefore) && <Tag>{labels.unread}</Tag>}
        </p>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        <p>{text}</p>
      </div>
      {image && <img {...image} alt={image.alt} sizes={`${image.width}px`} loading="lazy" decoding="async" />}
    </li>
  )
}
