import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toDateLocale } from '@ferrule/texts/format-date'
import { SidePanel } from '@ferrule/ui/side-panel'
import { Island } from '../islands/island.tsx'
import { NewsFeed } from '../islands/news-feed.tsx'
import { useFrame } from './frame.ts'
import { newsPanelId } from './news-panel-id.ts'
import { useTexts } from './texts.tsx'

/** The news in a side panel. It opens without JavaScript; its content is loaded when it opens. */
export function NewsPanel() {
  const { locale, newsHref } = useFrame()
  const texts = useTexts()
  return (
    <SidePanel id={newsPanelId} title={texts('news-feed.title')} closeLabel={texts('component.close')}>
      <Island
        name="news-feed"
        component={NewsFeed}
        props={{
          href: newsHref,
          dateLocale: toDateLocale(parseLocale(locale)?.language ?? defaultLanguage),
          labels: {
            loading: texts('component.loading'),
            none: texts('news-feed.none'),
            failed: texts('news-feed.failed'),
            unread: texts('news-feed.unread'),
            today: texts('component.today'),
            showMore: texts('component.show-more'),
          },
        }}
      />
    </SidePanel>
  )
}
