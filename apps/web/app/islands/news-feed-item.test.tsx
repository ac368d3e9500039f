import { languages } from '@ferrule/domain/locales/language'
import { toDateLocale } from '@ferrule/texts/format-date'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsFeedItem } from './news-feed-item.tsx'

const now = new Date('2026-11-15T13:00:00Z')
const item = { id: 'n1', title: 'News', text: '', image: null, href: null }
const today = ['Today', 'Heute', 'Aujourd’hui', '今天', '今日', 'Hoy', 'Hoje', 'Dnes', 'Ma', 'Astăzi', 'Dnes']

test('news of today show the label instead of the date, in every language [S9-076]', async () => {
  for (const [index, language] of languages.entries()) {
    const texts = await loadTexts(language)
    const labels = { unread: 'New', today: texts('component.today') }
    const dates = new Intl.DateTimeFormat(toDateLocale(language), { day: 'numeric', month: 'long', year: 'numeric' })
    const render = (publicationDate: string) =>
      renderToStaticMarkup(
        <NewsFeedItem {...{ dates, now, labels }} item={{ ...item, publicationDate }} readBefore={undefined} />,
      )
    expect(render('2026-11-15T12:00:00.000Z')).toContain(`>${today[index]}</time>`)
    expect(render('2026-11-14T12:00:00.000Z')).toMatch(/<time[^>]*>[^<]*14/)
  }
})
