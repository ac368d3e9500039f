import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Ako vyzerá 37 drôtikov po 40 kilonewtonoch',
  description: 'Či je krimp dobrý, ukáže výbrus. V Linzi ho obsluha vidí deväť sekúnd po reze.',
  leadText: 'Či je krimp dobrý, ukáže výbrus. V Linzi ho obsluha vidí deväť sekúnd po reze.',
  blocks: [
    text(
      null,
      'Dovnútra dobrého krimpu nikto nevidí. To bol problém v Brenner Kabeltechnik v Linzi, odkiaľ ich denne odchádza 61 000.',
      'Krimp je zvar za studena. Lis ohne dve kovové krídla okolo zväzku medi a tlačí, až okrúhle drôtiky stratia tvar. Keď sa podarí, vznikne plást: žiadne medzery, žiadne trhliny. Keď nie, zvonka vyzerá rovnako.',
      '„Kedysi šli vzorky ráno do laboratória a obrázky prišli po obede,“ hovorí Marta Holzer, ktorá má v Linzi na starosti kvalitu. „Dovtedy sme ich urobili ďalších deväťtisíc.“',
    ),
    picture('crimp-contact-macro', 'BreakOut', 'Krimp 6 mm² pred rezom. Šírka 3,42 mm, výška 1,98 mm.'),
    text(
      'Deväť sekúnd',
      'Kontrolná stanica stojí vedľa lisu. Krimp za deväť sekúnd odreže, vybrúsi, naleptá, odfotí a obrázok zmeria. Hodnoty idú k zákazke do [Wire Flow](/smart-factory) spolu s krivkou sily toho istého zdvihu.',
    ),
    quote(
      'Obrázok je pekný. Dôležité je, že ho vidíte, kým je stroj ešte teplý.',
      'Marta Holzer',
      'Vedúca kvality, Brenner Kabeltechnik',
    ),
    keyFigures([
      ['9', 's', 'Od rezu k obrázku'],
      ['61 000', null, 'Krimpov denne'],
      ['0', null, 'Reklamácií od marca'],
    ]),
    text(
      'Čo bude ďalej',
      'Od jari sa tá istá kamera pozrie na prvý kus po každom prestavení. Ako čítať krivku, je [iný príbeh](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
