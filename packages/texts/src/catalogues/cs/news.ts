import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Novinky',
  'news-feed.new-count': 'Nové: {count}',
  'news-feed.unread': 'Nepřečtené',
  'news-feed.audience': 'Pro: {country}, {language}',
  'news-feed.mark-read': 'Označit vše jako přečtené',
  'news-feed.all-read': 'Vše máte přečteno',
  'news-feed.show-more': 'Zobrazit dalších {count}',
  'news-feed.none': 'Zatím žádné novinky',
  'news-feed.failed': 'Novinky nelze momentálně načíst.',

  'media-releases.title': 'Tiskové zprávy',
  'media-releases.lead': 'Zprávy ze společnosti a oznámení podle pravidel burzy pro zveřejňování ad hoc.',
  'media-releases.one': 'Tisková zpráva',
  'media-releases.ad-hoc-only': 'Pouze ad hoc',
  'media-releases.ad-hoc': 'Oznámení ad hoc',
  'media-releases.time-period': 'Období',
  'media-releases.all-years': 'Všechny roky',
  'media-releases.range': '{from} až {to} z {total} zpráv',
  'media-releases.none': 'V tomto období není žádná tisková zpráva',
  'media-releases.published-on': 'Zveřejněno {date}',
  'media-releases.contact': 'Kontakt pro média',
  'media-releases.by-email': 'E-mailem',
  'media-releases.by-email-text': 'Dostávejte každou zprávu ihned po zveřejnění.',
  'media-releases.subscribe': 'Odebírat',
  'media-releases.subscribe-sent': 'Potvrďte prosím odkazem, který jsme vám zaslali.',
}
