import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Cinci moduri de a citi o curbă de forță',
  description: 'O presă desenează 512 puncte la o cursă. Cinci locuri de pe linie spun ce a mers prost și când.',
  leadText: 'O presă desenează 512 puncte la o cursă. Cinci locuri de pe linie spun ce a mers prost și când.',
  blocks: [
    text(
      null,
      'Cei mai mulți privesc o curbă de forță ca pe un semafor: verde sau roșu. Așa se pierd 510 puncte. Cu puțin exercițiu, linia spune ce era greșit înainte să deschideți capacul.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'O cursă, două fire',
        summary: 'Dacă lipsește unul din 19 fire, maximul scade de la 19,2 la 18,5 kN, iar urcarea începe mai târziu.',
        footnote: 'Contact pentru 2,5 mm², 19 fire, măsurat pe o Corva 24.',
      },
      [
        'Cursă, mm|Complet, kN|Lipsește un fir, kN',
        '30|0|0',
        '32|0,9|0,7',
        '34|4,8|4,4',
        '36|11,3|10,6',
        '37|15,5|14,7',
        '38|18,1|17,3',
        '39|19,2|18,5',
        '39,5|15,5|15,0',
        '40|0|0',
      ],
    ),
    table('Ce spune linia', [
      'Unde privim|Ce vedem|Cauza obișnuită',
      'Începutul urcării|Mai târziu|Lipsește un fir sau firul nu e introdus',
      'Primul milimetru|Mai devreme|Izolație în sertizare',
      'Panta|Mai plată|Fir mai moale sau secțiune greșită',
      'Maximul|Mai sus|Înălțime reglată prea jos',
    ]),
    beside(
      { heading: 'Învățați presa doar pe piese bune', image: 'crimping-press', side: 'left' },
      'Faceți zece, tăiați trei și eliberați curba când și [micrografia](/stories/what-37-strands-look-like) este de acord.',
    ),
    questions('Întrebări de la cursuri', [
      'Înlocuiește curba testul de tracțiune?',
      'Nu. Ea veghează fiecare piesă între două teste. E nevoie de ambele, iar ambele sunt în [instruirea](/services/training) noastră.',
    ]),
  ],
}
