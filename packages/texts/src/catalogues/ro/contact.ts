import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Discutați cu un expert',
  'contact.promise': 'Răspundem în 24 de ore.',
  'contact.lead':
    'Spuneți-ne ce fire și ce terminale prelucrați. O persoană care cunoaște mașina răspunde în 24 de ore.',
  'contact.about': 'Întrebarea dumneavoastră despre {product}',
  'contact.question': 'Întrebarea dumneavoastră',
  'contact.question-hint': 'De exemplu tipul firului, terminalul, cantitatea pe schimb.',
  'contact.send': 'Trimiteți întrebarea',
  'contact.write-email': 'Scrieți un e-mail',
  'contact.call': 'Sunați',
  'contact.more-ways': 'Alte modalități de contact',

  'contact.next': 'Ce urmează',
  'contact.next-read': 'Citim întrebarea dumneavoastră în aceeași zi.',
  'contact.next-proposal': 'Primiți o propunere cu mostre măsurate.',
  'contact.next-demo': 'Vedeți mașina în funcțiune, la noi sau prin video.',
  'contact.sent': 'Am primit întrebarea dumneavoastră',
  'contact.sent-due': 'Răspundem până la {due}.',
  'contact.sent-number': 'Numărul dumneavoastră: {number}',
  'contact.sent-copy': 'O copie a fost trimisă la {email}.',
}
