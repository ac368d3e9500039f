import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Flux de știri',
  'news-feed.new-count': '{count, plural, one {# noutate} few {# noutăți} other {# de noutăți}}',
  'news-feed.unread': 'Necitit',
  'news-feed.audience': 'Pentru {country}, {language}',
  'news-feed.mark-read': 'Marcați toate ca citite',
  'news-feed.all-read': 'Ați citit tot',
  'news-feed.show-more': 'Afișați încă {count}',
  'news-feed.none': 'Încă nu există știri',
  'news-feed.failed': 'Știrile nu pot fi încărcate momentan.',

  'media-releases.title': 'Comunicate de presă',
  'media-releases.lead': 'Știri din companie și anunțuri conform regulilor ad-hoc ale bursei.',
  'media-releases.one': 'Comunicat de presă',
  'media-releases.ad-hoc-only': 'Numai ad-hoc',
  'media-releases.ad-hoc': 'Anunț ad-hoc',
  'media-releases.time-period': 'Perioadă',
  'media-releases.all-years': 'Toți anii',
  'media-releases.range': '{from} până la {to} din {total} comunicate',
  'media-releases.none': 'Niciun comunicat de presă în această perioadă',
  'media-releases.published-on': 'Publicat la {date}',
  'media-releases.contact': 'Contact pentru presă',
  'media-releases.by-email': 'Prin e-mail',
  'media-releases.by-email-text': 'Primiți fiecare comunicat la publicare.',
  'media-releases.subscribe': 'Abonați-vă',
  'media-releases.subscribe-sent': 'Confirmați prin linkul pe care vi l-am trimis.',
}
