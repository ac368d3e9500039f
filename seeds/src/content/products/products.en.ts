import { families, machines } from '../blocks/teasers.ts'
import { table } from '../blocks/figures.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Products',
  description: 'Machines that cut, strip, crimp, mark, twist, test and assemble wire, from the bench to the full line.',
  blocks: [
    hero('Machines for every step of a wire', {
      lead: 'From the bench machine for samples to the line that never stops. All of them share one control and one wire list.',
      image: 'automatic-crimping-line',
      links: [['Talk to an Expert', '/requests/contact']],
    }),
    families(
      { heading: 'By process' },
      {
        process: 'cut',
        title: 'Cutting and stripping',
        text: 'Blades, lasers and rotary heads for wire, coax and tubes.',
        range: '0.03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimping',
        text: 'Bench presses and fully automatic lines, force measured in every stroke.',
        range: '0.03–240 mm²',
        href: '/products/crimping-lines',
        image: 'automatic-crimping-line',
      },
      {
        process: 'mark',
        title: 'Marking',
        text: 'Inkjet and laser on the running wire.',
        range: '0.8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Twisting',
        text: 'Pairs and triples with one lay length.',
        range: '0.13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Harness testing',
        text: 'Continuity, insulation, high voltage, components.',
        range: '128–4,096 points',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Quality tools',
        text: 'Crimp height, pull-out force, micrographs.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
      {
        process: 'cut',
        title: 'Wire feeding',
        text: 'Prefeeders that keep the tension constant.',
        range: 'up to 9 m/s',
        href: '/products/prefeeders',
        image: 'wire-prefeeder',
      },
      {
        process: 'test',
        title: 'Assembly',
        text: 'Workstations that show the next step.',
        range: 'boards up to 6 m',
        href: '/products/assembly-workstations',
        image: 'assembly-workstation',
      },
    ),
    machines(
      { heading: 'Three to start with' },
      ['axion-56', 'Axion 56', 'Fully automatic line, changeover in three minutes.', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', 'Bench press with 24 kN and a curve for every stroke.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Twists pairs up to twelve metres.', 'wire-twisting-machine-front'],
    ),
    table(
      'Which machine for how many wires?',
      [
        'Wires a day|Usual choice|People',
        'up to 500|Bench machine and bench press|1',
        '500 to 5,000|Cut and strip machine, press with module|1 to 2',
        'more than 5,000|Fully automatic line|1 for 2 lines',
      ],
      'A rule of thumb. Changeovers decide more than numbers.',
    ),
    search('Looking for something exact?', 'Search by machine, terminal, wire type or cross-section.'),
    expert(
      'Tell us wire, terminal and pieces a shift. We answer with a machine and a cycle time.',
      'Ines Duarte',
      'Application engineer, Porto',
    ),
  ],
}
