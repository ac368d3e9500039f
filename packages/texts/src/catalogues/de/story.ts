import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Geschichten',
  'story.all': 'Alle Geschichten',
  'story.latest': 'Neueste Geschichten',
  'story.related': 'Verwandte Geschichten',
  'story.topics': 'Themen',
  'story.all-topics': 'Alle Themen',
  'story.category': 'Kategorie',
  'story.all-categories': 'Alle Kategorien',
  'story.archive': 'Archiv',
  'story.all-years': 'Alle Jahre',
  'story.more-about': 'Mehr zum Thema: {topic}',
  'story.none': 'Keine Geschichte passt',
  'story.reading-time': '{minutes, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
  'story.machines': 'Maschinen in dieser Geschichte',

  'story.share': 'Teilen',
  'story.share-email': 'Per E-Mail teilen',
  'story.share-linkedin': 'Auf LinkedIn teilen',
  'story.authors': 'Autorinnen und Autoren',
  'story.written-by': 'Geschrieben von {name}',
  'story.write-to': 'An {name} schreiben',
  'story.count': '{count, plural, one {# Geschichte} other {# Geschichten}}',
  'story.by': 'Geschichten von {name}',

  'story.feedback.title': 'An die Redaktion',
  'story.feedback.lead': 'Eine Korrektur, eine Frage oder eine Geschichte aus Ihrem Werk. Wir lesen jede Nachricht.',
  'story.feedback.send': 'Nachricht senden',
  'story.feedback.sent': 'Nachricht gesendet',
  'story.feedback.sent-text': 'Vielen Dank. Die Redaktion liest jede Nachricht.',
}
