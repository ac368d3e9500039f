import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Contact',
  description: 'Scrieți sau sunați: la fiecare întrebare răspunde în 24 de ore o persoană care cunoaște mașina.',
  blocks: [
    hero('Discutați cu un expert', {
      lead: 'La fiecare întrebare răspunde în 24 de ore o persoană care cunoaște mașina.',
      links: [['Găsiți o locație', '/locations']],
    }),
    {
      ...expert(
        'Spuneți firul, contactul și bucățile pe schimb sau ce face mașina și nu ar trebui să facă.',
        'Ines Duarte',
        'Inginer de aplicații, Porto',
      ),
      href: '/locations',
    },
    text('Prin telefon sau e-mail', [
      'Vânzări: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Service: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Presă: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Înainte să scrieți',
      [
        'Unde este numărul de serie?',
        'Pe plăcuța de lângă întrerupătorul principal, de exemplu 56-1184-207. Cu el știm mașina, piesele și software-ul.',
      ],
      [
        'Pot trimite videoclipuri?',
        'Da, zece secunde ajung. Țineți telefonul nemișcat și arătați locul unde se întâmplă.',
      ],
      [
        'Ce se întâmplă cu datele mele?',
        'Sunt folosite pentru răspuns și pentru nimic altceva. Vedeți [confidențialitate](/privacy).',
      ],
    ),
  ],
}
