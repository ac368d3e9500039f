import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Piese de schimb',
  description: 'Piese originale pentru fiecare mașină construită din 1998. 96 la sută pleacă în aceeași zi.',
  blocks: [
    hero('Piesa potrivită, mâine', {
      lead: 'Piese originale pentru fiecare mașină construită din 1998. Ce comandați până la ora 15 pleacă în aceeași zi.',
      image: 'spare-blade-set',
      links: [['Comandați piese', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Trimise în aceeași zi'],
      ['15', 'ani', 'Disponibile după ultima livrare'],
      ['6', null, 'Depozite pe patru continente'],
    ]),
    gallery(
      'Piese de uzură',
      ['spare-blade-set', 'Cuțite: după 400.000–600.000 de tăieri'],
      ['spare-feed-belt', 'Curele de avans: după circa 2.000 de ore'],
      ['spare-drive-belt', 'Curele de antrenare: după circa 8.000 de ore'],
      ['spare-guide-roller', 'Role de ghidare: când canalul lucește'],
      ['spare-filter', 'Filtre: la 500–1.000 de ore'],
      ['spare-gripper', 'Fălci de prindere: după circa 3 milioane de prinderi'],
    ),
    text('Cum comandați', [
      '1. În mykomax: alegeți mașina și apare doar ce se potrivește.',
      '2. Prin e-mail: ajung numărul de serie și numărul piesei.',
      '3. Prin telefon, dacă mașina stă.',
    ]),
    questions(
      'Întrebări',
      ['Unde este numărul de serie?', 'Pe plăcuța de lângă întrerupătorul principal, de exemplu 56-1184-207.'],
      ['Ce se întâmplă dacă o piesă nu se mai fabrică?', 'Construim una care se potrivește fără modificări la mașină.'],
    ),
    callToAction(
      'Nu știți numărul piesei?',
      'Trimiteți o fotografie și numărul de serie. Răspundem în patru ore lucrătoare.',
      ['Trimiteți o fotografie', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
