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

  'contact.subject': 'Subiect: {subject}',
  'contact.employer-or-school': 'Angajatorul actual sau școala',
  'contact.topic.demo': 'Cereți o demonstrație',
  'contact.topic.demo-lead':
    'Spuneți-ne ce doriți să vedeți și când. Vă arătăm la noi, la dumneavoastră sau prin video.',
  'contact.topic.training': 'Rezervați un loc la curs',
  'contact.topic.training-lead':
    'Indicați cursul, numărul de persoane și datele posibile. Confirmăm locurile sau propunem alte date.',
  'contact.topic.event': 'Rezervați un loc',
  'contact.topic.event-lead': 'Spuneți-ne la ce dată doriți să participați și câte persoane vin.',
  'contact.topic.visit': 'Stabiliți o vizită',
  'contact.topic.visit-lead': 'Spuneți-ne când doriți să veniți și ce vă interesează cel mai mult.',
  'contact.topic.sample': 'Anunțați o mostră',
  'contact.topic.sample-lead': 'Spuneți-ne ce trimiteți: conductor, contact, cantitate și valorile de măsurat.',
  'contact.topic.quote': 'Cereți un preț',
  'contact.topic.quote-lead': 'Tipurile de mașini, numerele de serie și schimburile pe zi ajung pentru un prim preț.',
  'contact.topic.application': 'Candidați',
  'contact.topic.application-lead':
    'Spuneți-ne pentru ce post candidați și ce ați făcut până acum. Puteți adăuga fotografii ale lucrărilor dumneavoastră.',
}
