import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Novinky',
  'news-feed.new-count': 'Nové: {count}',
  'news-feed.unread': 'Neprečítané',
  'news-feed.audience': 'Pre: {country}, {language}',
  'news-feed.mark-read': 'Označiť všetko ako prečítané',
  'news-feed.all-read': 'Všetko máte prečítané',
  'news-feed.show-more': 'Zobraziť ďalších {count}',
  'news-feed.none': 'Zatiaľ žiadne novinky',
  'news-feed.failed': 'Novinky sa momentálne nedajú načítať.',

  'media-releases.title': 'Tlačové správy',
  'media-releases.lead': 'Správy zo spoločnosti a oznámenia podľa pravidiel burzy pre zverejňovanie ad hoc.',
  'media-releases.one': 'Tlačová správa',
  'media-releases.ad-hoc-only': 'Iba ad hoc',
  'media-releases.ad-hoc': 'Oznámenie ad hoc',
  'media-releases.time-period': 'Obdobie',
  'media-releases.all-years': 'Všetky roky',
  'media-releases.range': '{from} až {to} z {total} správ',
  'media-releases.none': 'V tomto období nie je žiadna tlačová správa',
  'media-releases.published-on': 'Zverejnené {date}',
  'media-releases.contact': 'Kontakt pre médiá',
  'media-releases.by-email': 'E-mailom',
  'media-releases.by-email-text': 'Dostávajte každú správu hneď po zverejnení.',
  'media-releases.subscribe': 'Odoberať',
  'media-releases.subscribe-sent': 'Potvrďte odkazom, ktorý sme vám poslali.',
}
