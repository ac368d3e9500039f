import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Instruire',
  description:
    '38 de cursuri pentru operatori, reglori și calitate la Wolhusen, Elgin, Pune sau în fabrica dumneavoastră.',
  blocks: [
    hero('Tăiați una cu mâna dumneavoastră', {
      lead: 'Cine a tăiat o sertizare înțelege toleranța. 38 de cursuri pentru operatori, reglori și personalul de calitate.',
      image: 'assembly-workstation',
      links: [['Rezervați un loc', '/requests/contact?topic=training']],
    }),
    table(
      'Cele mai cerute cursuri',
      [
        'Curs|Zile|Pentru|Locuri',
        'Operarea unei linii de sertizare|2|Operatori|8',
        'Reglare și schimbare de serie|3|Reglori|6',
        'Calitatea sertizării|5|Calitate|8',
        'Întreținerea seriei Axion|4|Mentenanță|6',
        'Wire Flow pentru planificatori|1|Planificare|12',
      ],
      'La Wolhusen, Elgin și Pune sau în fabrica dumneavoastră, de la patru persoane.',
    ),
    beside(
      { heading: 'Jumătate la mașină', image: 'crimping-press-front', side: 'left' },
      'Dimineața de ce, după-amiaza cum. Fiecare pereche are presa ei, microscopul ei și firul din fabrica proprie.',
    ),
    questions(
      'Întrebări',
      [
        'Există examen?',
        'La calitatea sertizării, da: teorie și trei sertizări judecate fără ajutor. Certificatul este valabil trei ani.',
      ],
      [
        'Cât costă?',
        'Două locuri sunt incluse la fiecare linie nouă. Altfel întrebați [locația](/locations) dumneavoastră.',
      ],
    ),
  ],
}
