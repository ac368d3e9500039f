import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Opýtajte sa odborníka',
  'contact.promise': 'Odpovieme do 24 hodín.',
  'contact.lead': 'Napíšte nám, aké vodiče a kontakty spracúvate. Človek, ktorý stroj pozná, odpovie do 24 hodín.',
  'contact.about': 'Vaša otázka k produktu {product}',
  'contact.question': 'Vaša otázka',
  'contact.question-hint': 'Napríklad typ vodiča, kontakt, množstvo za zmenu.',
  'contact.send': 'Odoslať otázku',
  'contact.write-email': 'Napísať e-mail',
  'contact.call': 'Zavolať',
  'contact.more-ways': 'Ďalšie možnosti kontaktu',

  'contact.next': 'Čo bude nasledovať',
  'contact.next-read': 'Vašu otázku si prečítame ešte v ten istý deň.',
  'contact.next-proposal': 'Dostanete návrh so zmeranými vzorkami.',
  'contact.next-demo': 'Stroj uvidíte v prevádzke, u nás alebo na videu.',
  'contact.sent': 'Vašu otázku sme prijali',
  'contact.sent-due': 'Odpovieme do {due}.',
  'contact.sent-number': 'Vaše číslo: {number}',
  'contact.sent-copy': 'Kópiu sme poslali na {email}.',

  'contact.subject': 'Vec: {subject}',
  'contact.employer-or-school': 'Súčasný zamestnávateľ alebo škola',
  'contact.topic.demo': 'Vyžiadať ukážku',
  'contact.topic.demo-lead': 'Napíšte, čo chcete vidieť a kedy. Ukážeme to u nás, u vás alebo cez video.',
  'contact.topic.training': 'Rezervovať miesto na školení',
  'contact.topic.training-lead':
    'Uveďte kurz, počet osôb a možné termíny. Miesta potvrdíme alebo navrhneme iné termíny.',
  'contact.topic.event': 'Rezervovať miesto',
  'contact.topic.event-lead': 'Napíšte, v akom termíne sa chcete zúčastniť a koľkí prídete.',
  'contact.topic.visit': 'Dohodnúť návštevu',
  'contact.topic.visit-lead': 'Napíšte, kedy chcete prísť a čo vás najviac zaujíma.',
  'contact.topic.sample': 'Ohlásiť vzorku',
  'contact.topic.sample-lead': 'Napíšte, čo posielate: vodič, kontakt, množstvo a hodnoty, ktoré máme zmerať.',
  'contact.topic.quote': 'Opýtať sa na cenu',
  'contact.topic.quote-lead': 'Na prvú cenu stačia typy strojov, výrobné čísla a počet zmien za deň.',
  'contact.topic.application': 'Uchádzať sa o miesto',
  'contact.topic.application-lead':
    'Napíšte, o ktoré miesto sa uchádzate a čo ste doteraz robili. Môžete pridať fotografie svojej práce.',
}
