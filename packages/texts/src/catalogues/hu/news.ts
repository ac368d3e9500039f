import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Hírfolyam',
  'news-feed.new-count': '{count} új',
  'news-feed.unread': 'Olvasatlan',
  'news-feed.audience': 'Célcsoport: {country}, {language}',
  'news-feed.mark-read': 'Összes megjelölése olvasottként',
  'news-feed.all-read': 'Mindent elolvasott',
  'news-feed.show-more': 'További {count} megjelenítése',
  'news-feed.none': 'Még nincsenek hírek',
  'news-feed.failed': 'A hírek jelenleg nem tölthetők be.',

  'media-releases.title': 'Sajtóközlemények',
  'media-releases.lead': 'Vállalati hírek és a tőzsde ad hoc szabályai szerinti közlemények.',
  'media-releases.one': 'Sajtóközlemény',
  'media-releases.ad-hoc-only': 'Csak ad hoc',
  'media-releases.ad-hoc': 'Ad hoc közlemény',
  'media-releases.time-period': 'Időszak',
  'media-releases.all-years': 'Minden év',
  'media-releases.range': '{from}–{to}, összesen {total} közlemény',
  'media-releases.none': 'Ebben az időszakban nincs sajtóközlemény',
  'media-releases.published-on': 'Közzétéve: {date}',
  'media-releases.contact': 'Sajtókapcsolat',
  'media-releases.by-email': 'E-mailben',
  'media-releases.by-email-text': 'Minden közleményt a megjelenésekor megkap.',
  'media-releases.subscribe': 'Feliratkozás',
  'media-releases.subscribe-sent': 'Kérjük, erősítse meg az elküldött hivatkozással.',
}
