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

  'contact.subject': 'Věc: {subject}',
  'contact.employer-or-school': 'Současný zaměstnavatel nebo škola',
  'contact.topic.demo': 'Vyžádat ukázku',
  'contact.topic.demo-lead': 'Napište, co chcete vidět a kdy. Ukážeme to u nás, u vás nebo přes video.',
  'contact.topic.training': 'Rezervovat místo na školení',
  'contact.topic.training-lead':
    'Uveďte kurz, počet osob a možné termíny. Místa potvrdíme, nebo navrhneme jiné termíny.',
  'contact.topic.event': 'Rezervovat místo',
  'contact.topic.event-lead': 'Napište, v jakém termínu se chcete zúčastnit a kolik vás přijde.',
  'contact.topic.visit': 'Domluvit návštěvu',
  'contact.topic.visit-lead': 'Napište, kdy chcete přijít a co vás nejvíce zajímá.',
  'contact.topic.sample': 'Ohlásit vzorek',
  'contact.topic.sample-lead': 'Napište, co posíláte: vodič, kontakt, množství a hodnoty, které máme změřit.',
  'contact.topic.quote': 'Zeptat se na cenu',
  'contact.topic.quote-lead': 'Pro první cenu stačí typy strojů, výrobní čísla a počet směn za den.',
  'contact.topic.application': 'Ucházet se o místo',
  'contact.topic.application-lead':
    'Napište, o které místo se ucházíte a co jste zatím dělali. Můžete přidat fotografie své práce.',
}
