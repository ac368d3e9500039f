import { formatDate } from '@ferrule/texts/format-date'
import { Skeleton } from '@ferrule/ui/skeleton'
import { use } from 'react'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { NewsPage } from '../islands/news-feed.tsx'
import { Panel } from '../portal/portal-page.tsx'
import classes from './dashboard.module.css'

export function LatestNews({ news }: { news: Promise<NewsPage['items'] | undefined> }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const timeZone = browserTimeZone()
  const items = use(news)
  return (
    <Panel id="latest-news" title={texts('news-feed.title')}>
      {(items ?? []).length === 0 && (
        <p className={classes.quiet}>{texts(items ? 'news-feed.none' : 'news-feed.failed')}</p>
      )}
      <ul role="list" className={classes.news}>
        {items?.map(({ id, title, text, href, publicationDate }) => (
          <li key={id}>
            <strong>{href ? <a href={href}>{title}</a> : title}</strong>
            <span>{text}</span>
            <small>{formatDate(new Date(publicationDate), language, { timeZone })}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function LatestNewsSkeleton() {
  const texts = useTexts()
  return (
    <Panel id="latest-news" title={texts('news-feed.title')}>
      <Skeleton label={texts('component.loading')} lines={4} />
    </Panel>
  )
}
