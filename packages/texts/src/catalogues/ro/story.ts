import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': 'Articole',
  'story.all': 'Toate articolele',
  'story.latest': 'Cele mai noi articole',
  'story.related': 'Articole similare',
  'story.topics': 'Teme',
  'story.all-topics': 'Toate temele',
  'story.category': 'Categorie',
  'story.all-categories': 'Toate categoriile',
  'story.archive': 'Arhivă',
  'story.all-years': 'Toți anii',
  'story.more-about': 'Mai multe despre: {topic}',
  'story.none': 'Niciun articol nu corespunde',
  'story.reading-time':
    '{minutes, plural, one {# minut de lectură} few {# minute de lectură} other {# de minute de lectură}}',
  'story.machines': 'Mașini din acest articol',

  'story.share': 'Distribuiți',
  'story.share-email': 'Distribuiți prin e-mail',
  'story.share-linkedin': 'Distribuiți pe LinkedIn',
  'story.copy-link': 'Copiați linkul',
  'story.link-copied': 'Link copiat',
  'story.link': 'Link către acest articol',
  'story.authors': 'Autori',
  'story.written-by': 'Scris de {name}',
  'story.write-to': 'Scrieți către {name}',
  'story.count': '{count, plural, one {# articol} few {# articole} other {# de articole}}',
  'story.by': 'Articole de {name}',

  'story.feedback.title': 'Scrieți redacției',
  'story.feedback.lead': 'O corectură, o întrebare sau o poveste din fabrica dumneavoastră. Citim fiecare mesaj.',
  'story.feedback.send': 'Trimiteți mesajul',
  'story.feedback.sent': 'Mesaj trimis',
  'story.feedback.sent-text': 'Vă mulțumim. Redacția citește fiecare mesaj.',
}
