import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Příběhy',
  'story.all': 'Všechny příběhy',
  'story.latest': 'Nejnovější příběhy',
  'story.related': 'Související příběhy',
  'story.topics': 'Témata',
  'story.all-topics': 'Všechna témata',
  'story.category': 'Kategorie',
  'story.all-categories': 'Všechny kategorie',
  'story.archive': 'Archiv',
  'story.all-years': 'Všechny roky',
  'story.more-about': 'Více k tématu: {topic}',
  'story.none': 'Neodpovídá žádný příběh',
  'story.reading-time':
    '{minutes, plural, one {# minuta čtení} few {# minuty čtení} many {# minuty čtení} other {# minut čtení}}',
  'story.machines': 'Stroje v tomto příběhu',

  'story.share': 'Sdílet',
  'story.share-email': 'Sdílet e-mailem',
  'story.share-linkedin': 'Sdílet na LinkedInu',
  'story.copy-link': 'Kopírovat odkaz',
  'story.link-copied': 'Odkaz zkopírován',
  'story.link': 'Odkaz na tento příběh',
  'story.authors': 'Autoři',
  'story.written-by': 'Autor: {name}',
  'story.write-to': 'Napsat: {name}',
  'story.count': '{count, plural, one {# příběh} few {# příběhy} many {# příběhu} other {# příběhů}}',
  'story.by': 'Příběhy: {name}',

  'story.feedback.title': 'Napište redakci',
  'story.feedback.lead': 'Oprava, dotaz nebo příběh z vašeho závodu. Čteme každou zprávu.',
  'story.feedback.send': 'Odeslat zprávu',
  'story.feedback.sent': 'Zpráva odeslána',
  'story.feedback.sent-text': 'Děkujeme. Redakce čte každou zprávu.',
}
