import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Jak vypadá 37 drátků po 40 kilonewtonech',
  description: 'Zda je krimp dobrý, ukáže výbrus. V Linci ho obsluha vidí devět sekund po řezu.',
  leadText: 'Zda je krimp dobrý, ukáže výbrus. V Linci ho obsluha vidí devět sekund po řezu.',
  blocks: [
    text(
      null,
      'Dovnitř dobrého krimpu nikdo nevidí. To byl problém v Brenner Kabeltechnik v Linci, odkud jich denně odchází 61 000.',
      'Krimp je svar za studena. Lis ohne dvě kovová křídla kolem svazku mědi a tlačí, až kulaté drátky ztratí tvar. Když se povede, vznikne plástev: žádné mezery, žádné trhliny. Když ne, zvenku vypadá stejně.',
      '„Dřív šly vzorky ráno do laboratoře a obrázky přišly po obědě,“ říká Marta Holzer, která má v Linci na starosti kvalitu. „Do té doby jsme jich udělali dalších devět tisíc.“',
    ),
    picture('crimp-contact-macro', 'BreakOut', 'Krimp 6 mm² před řezem. Šířka 3,42 mm, výška 1,98 mm.'),
    text(
      'Devět sekund',
      'Kontrolní stanice stojí vedle lisu. Krimp za devět sekund uřízne, vybrousí, naleptá, vyfotí a obrázek změří. Hodnoty jdou k zakázce do [Wire Flow](/smart-factory) spolu s křivkou síly téhož zdvihu.',
    ),
    quote(
      'Obrázek je hezký. Důležité je, že ho vidíte, dokud je stroj ještě teplý.',
      'Marta Holzer',
      'Vedoucí kvality, Brenner Kabeltechnik',
    ),
    keyFigures([
      ['9', 's', 'Od řezu k obrázku'],
      ['61 000', null, 'Krimpů denně'],
      ['0', null, 'Reklamací od března'],
    ]),
    text(
      'Co bude dál',
      'Od jara se tatáž kamera podívá na první kus po každém přestavení. Jak číst křivku, je [jiný příběh](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
