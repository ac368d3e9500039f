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
}
