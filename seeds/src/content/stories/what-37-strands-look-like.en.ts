import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'What 37 strands look like after 40 kilonewtons',
  description: 'A micrograph decides whether a crimp is good. In Linz the operator sees it nine seconds after the cut.',
  leadText: 'A micrograph decides whether a crimp is good. In Linz the operator sees it nine seconds after the cut.',
  blocks: [
    text(
      null,
      'Nobody sees the inside of a good crimp. That was the problem at Brenner Kabeltechnik in Linz, where 61,000 of them leave the hall each day.',
      'A crimp is a cold weld without heat. The press folds two wings of metal around a bundle of copper and pushes until the round strands give up their shape. Done well, they become a honeycomb: no gaps, no cracks, every strand touching the next. Done badly, it looks the same from outside.',
      '“We used to send samples to the laboratory in the morning and get the pictures after lunch,” says Marta Holzer, who runs quality in Linz. “By then we had made another nine thousand.”',
    ),
    picture('crimp-contact-macro', 'BreakOut', 'A 6 mm² crimp before it is cut across. Width 3.42 mm, height 1.98 mm.'),
    text(
      'Nine seconds',
      'The inspection station stands next to the press, not in another building. It saws, grinds, etches and photographs one crimp in nine seconds, and measures the picture: height, width, compression, burr. The values go to the order in [Wire Flow](/smart-factory), together with the force curve of that same stroke.',
    ),
    quote(
      'The picture is nice. What matters is that the operator sees it while the machine is still warm.',
      'Marta Holzer',
      'Head of Quality, Brenner Kabeltechnik',
    ),
    text(
      null,
      'In the first month the team changed the crimp height of eleven terminals by less than three hundredths of a millimetre. Complaints about contact resistance fell from seven to none.',
    ),
    keyFigures([
      ['9', 's', 'From cut to picture'],
      ['61,000', null, 'Crimps a day'],
      ['0', null, 'Complaints since March'],
    ]),
    text(
      'What comes next',
      'From spring the same camera will look at every first piece after a changeover without being asked. The operator will only be called when picture and curve disagree. How to read that curve is [a story of its own](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
