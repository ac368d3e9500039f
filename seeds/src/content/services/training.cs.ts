import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Školení',
  description: '38 kurzů pro obsluhu, seřizovače a kvalitu ve Wolhusenu, Elginu, Puné nebo ve vašem závodě.',
  blocks: [
    hero('Rozřízněte si ho sami', {
      lead: 'Kdo jednou rozřízl krimp, rozumí toleranci. 38 kurzů pro obsluhu, seřizovače a pracovníky kvality.',
      image: 'assembly-workstation',
      links: [['Rezervovat místo', '/requests/contact?topic=training']],
    }),
    table(
      'Nejžádanější kurzy',
      [
        'Kurz|Dny|Pro|Místa',
        'Obsluha krimpovací linky|2|Obsluha|8',
        'Seřízení a přestavení|3|Seřizovači|6',
        'Kvalita krimpu|5|Kvalita|8',
        'Údržba řady Axion|4|Údržba|6',
        'Wire Flow pro plánovače|1|Plánování|12',
      ],
      'Ve Wolhusenu, Elginu a Puné, nebo u vás od čtyř lidí.',
    ),
    beside(
      { heading: 'Polovina u stroje', image: 'crimping-press-front', side: 'left' },
      'Dopoledne proč, odpoledne jak. Každá dvojice má svůj lis, svůj mikroskop a vodič z vlastního závodu.',
    ),
    questions(
      'Otázky',
      ['Je tam zkouška?', 'U kvality krimpu ano: teorie a tři krimpy posouzené bez pomoci. Certifikát platí tři roky.'],
      ['Kolik to stojí?', 'Dvě místa patří ke každé nové lince. Jinak se zeptejte své [pobočky](/locations).'],
    ),
  ],
}
