import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Történetek',
  'story.all': 'Összes történet',
  'story.latest': 'Legújabb történetek',
  'story.related': 'Kapcsolódó történetek',
  'story.topics': 'Témák',
  'story.all-topics': 'Minden téma',
  'story.category': 'Kategória',
  'story.all-categories': 'Minden kategória',
  'story.archive': 'Archívum',
  'story.all-years': 'Minden év',
  'story.more-about': 'Bővebben a témáról: {topic}',
  'story.none': 'Nincs megfelelő történet',
  'story.reading-time': '{minutes, plural, one {# perc olvasás} other {# perc olvasás}}',
  'story.machines': 'A történetben szereplő gépek',

  'story.share': 'Megosztás',
  'story.share-email': 'Megosztás e-mailben',
  'story.share-linkedin': 'Megosztás a LinkedInen',
  'story.authors': 'Szerzők',
  'story.written-by': 'Írta: {name}',
  'story.write-to': 'Üzenet neki: {name}',
  'story.count': '{count, plural, one {# történet} other {# történet}}',
  'story.by': '{name} történetei',

  'story.feedback.title': 'Írjon a szerkesztőségnek',
  'story.feedback.lead': 'Javítás, kérdés vagy egy történet az Ön üzeméből. Minden üzenetet elolvasunk.',
  'story.feedback.send': 'Üzenet küldése',
  'story.feedback.sent': 'Üzenet elküldve',
  'story.feedback.sent-text': 'Köszönjük. A szerkesztőség minden üzenetet elolvas.',
}
