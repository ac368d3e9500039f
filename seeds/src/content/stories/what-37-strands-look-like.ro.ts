import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Cum arată 37 de fire după 40 de kilonewtoni',
  description:
    'O micrografie decide dacă o sertizare este bună. La Linz, operatorul o vede la nouă secunde după tăiere.',
  leadText: 'O micrografie decide dacă o sertizare este bună. La Linz, operatorul o vede la nouă secunde după tăiere.',
  blocks: [
    text(
      null,
      'Nimeni nu vede interiorul unei sertizări bune. Aceasta era problema la Brenner Kabeltechnik în Linz, de unde pleacă zilnic 61.000.',
      'O sertizare este o sudură la rece. Presa îndoaie două aripi de metal peste un mănunchi de cupru și apasă până când firele rotunde își pierd forma. Dacă reușește, iese un fagure: fără goluri, fără fisuri. Dacă nu, din afară arată la fel.',
      '„Înainte, mostrele plecau dimineața la laborator, iar imaginile veneau după prânz”, spune Marta Holzer, responsabilă cu calitatea. „Până atunci mai făceam nouă mii.”',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      'O sertizare de 6 mm² înainte de tăiere. Lățime 3,42 mm, înălțime 1,98 mm.',
    ),
    text(
      'Nouă secunde',
      'Stația de control stă lângă presă. Taie, șlefuiește, atacă și fotografiază o sertizare în nouă secunde și măsoară imaginea. Valorile ajung la comandă în [Wire Flow](/smart-factory), cu curba de forță a aceleiași curse.',
    ),
    quote(
      'Imaginea e frumoasă. Important este să o vezi cât mașina e încă caldă.',
      'Marta Holzer',
      'Responsabilă calitate, Brenner Kabeltechnik',
    ),
    keyFigures([
      ['9', 's', 'De la tăiere la imagine'],
      ['61.000', null, 'Sertizări pe zi'],
      ['0', null, 'Reclamații din martie'],
    ]),
    text(
      'Ce urmează',
      'Din primăvară, aceeași cameră va privi prima piesă după fiecare schimbare. Cum se citește curba este [altă poveste](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
