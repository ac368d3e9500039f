import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Zeptejte se odborníka',
  'contact.promise': 'Odpovíme do 24 hodin.',
  'contact.lead': 'Napište nám, jaké vodiče a kontakty zpracováváte. Člověk, který stroj zná, odpoví do 24 hodin.',
  'contact.about': 'Váš dotaz k produktu {product}',
  'contact.question': 'Váš dotaz',
  'contact.question-hint': 'Například typ vodiče, kontakt, množství za směnu.',
  'contact.send': 'Odeslat dotaz',
  'contact.write-email': 'Napsat e-mail',
  'contact.call': 'Zavolat',
  'contact.more-ways': 'Další možnosti kontaktu',

  'contact.next': 'Co bude následovat',
  'contact.next-read': 'Váš dotaz si přečteme ještě týž den.',
  'contact.next-proposal': 'Dostanete návrh se změřenými vzorky.',
  'contact.next-demo': 'Stroj uvidíte v provozu, u nás nebo na videu.',
  'contact.sent': 'Váš dotaz jsme přijali',
  'contact.sent-due': 'Odpovíme do {due}.',
  'contact.sent-number': 'Vaše číslo: {number}',
  'contact.sent-copy': 'Kopii jsme zaslali na {email}.',
}
