import type { AreaTexts } from '../../catalogue.ts'

export const news: AreaTexts<'news'> = {
  'news-feed.title': 'Newsfeed',
  'news-feed.new-count': '{count} neu',
  'news-feed.unread': 'Ungelesen',
  'news-feed.audience': 'Für {country}, {language}',
  'news-feed.mark-read': 'Alle als gelesen markieren',
  'news-feed.all-read': 'Sie haben alles gelesen',
  'news-feed.show-more': '{count} weitere anzeigen',
  'news-feed.none': 'Noch keine Neuigkeiten',
  'news-feed.failed': 'Die Neuigkeiten können im Moment nicht geladen werden.',

  'media-releases.title': 'Medienmitteilungen',
  'media-releases.lead': 'Neuigkeiten aus dem Unternehmen und Mitteilungen gemäß den Ad-hoc-Regeln der Börse.',
  'media-releases.one': 'Medienmitteilung',
  'media-releases.ad-hoc-only': 'Nur Ad-hoc',
  'media-releases.ad-hoc': 'Ad-hoc',
  'media-releases.time-period': 'Zeitraum',
  'media-releases.all-years': 'Alle Jahre',
  'media-releases.range': '{from} bis {to} von {total} Mitteilungen',
  'media-releases.none': 'Keine Medienmitteilung in diesem Zeitraum',
  'media-releases.published-on': 'Veröffentlicht am {date}',
  'media-releases.contact': 'Medienkontakt',
  'media-releases.by-email': 'Per E-Mail',
  'media-releases.by-email-text': 'Erhalten Sie jede Mitteilung bei Erscheinen.',
  'media-releases.subscribe': 'Abonnieren',
  'media-releases.subscribe-sent': 'Bitte bestätigen Sie über den Link, den wir Ihnen gesendet haben.',
}
