import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Školenia',
  description: '38 kurzov pre obsluhu, nastavovačov a kvalitu vo Wolhusene, Elgine, Puné alebo vo vašom závode.',
  blocks: [
    hero('Rozrežte si ho sami', {
      lead: 'Kto raz rozrezal krimp, rozumie tolerancii. 38 kurzov pre obsluhu, nastavovačov a pracovníkov kvality.',
      image: 'assembly-workstation',
      links: [['Rezervovať miesto', '/requests/contact?topic=training']],
    }),
    table(
      'Najžiadanejšie kurzy',
      [
        'Kurz|Dni|Pre|Miesta',
        'Obsluha krimpovacej linky|2|Obsluha|8',
        'Nastavenie a prestavenie|3|Nastavovači|6',
        'Kvalita krimpu|5|Kvalita|8',
        'Údržba radu Axion|4|Údržba|6',
        'Wire Flow pre plánovačov|1|Plánovanie|12',
      ],
      'Vo Wolhusene, Elgine a Puné, alebo u vás od štyroch ľudí.',
    ),
    beside(
      { heading: 'Polovica pri stroji', image: 'crimping-press-front', side: 'left' },
      'Doobeda prečo, poobede ako. Každá dvojica má svoj lis, svoj mikroskop a vodič z vlastného závodu.',
    ),
    questions(
      'Otázky',
      ['Je tam skúška?', 'Pri kvalite krimpu áno: teória a tri krimpy posúdené bez pomoci. Certifikát platí tri roky.'],
      ['Koľko to stojí?', 'Dve miesta patria ku každej novej linke. Inak sa opýtajte svojej [pobočky](/locations).'],
    ),
  ],
}
