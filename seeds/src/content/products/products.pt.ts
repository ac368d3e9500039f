import { families, machines } from '../blocks/teasers.ts'
import { table } from '../blocks/figures.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Produtos',
  description:
    'Máquinas que cortam, decapam, crimpam, marcam, torcem, testam e montam fios, da bancada à linha completa.',
  blocks: [
    hero('Máquinas para cada etapa de um fio', {
      lead: 'Da máquina de bancada para amostras à linha que nunca para. Todas compartilham um mesmo controle e uma mesma lista de fios.',
      image: 'automatic-crimping-line',
      links: [['Fale com um especialista', '/requests/contact']],
    }),
    families(
      { heading: 'Por processo' },
      {
        process: 'cut',
        title: 'Corte e decapagem',
        text: 'Lâminas, lasers e cabeçotes rotativos para fios, coaxiais e tubos.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpagem',
        text: 'Prensas de bancada e linhas totalmente automáticas, com medição da força a cada curso.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'automatic-crimping-line',
      },
      {
        process: 'mark',
        title: 'Marcação',
        text: 'Jato de tinta e laser no fio em movimento.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Torção',
        text: 'Pares e trios com passo constante.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Teste de chicotes',
        text: 'Continuidade, isolação, alta tensão, componentes.',
        range: '128–4.096 pontos',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Controle de qualidade',
        text: 'Altura de crimpagem, força de tração, micrografias.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
      {
        process: 'cut',
        title: 'Alimentação de fio',
        text: 'Pré-alimentadores que mantêm a tração constante.',
        range: 'até 9 m/s',
        href: '/products/prefeeders',
        image: 'wire-prefeeder',
      },
      {
        process: 'test',
        title: 'Montagem',
        text: 'Postos que mostram o próximo passo.',
        range: 'mesas de até 6 m',
        href: '/products/assembly-workstations',
        image: 'assembly-workstation',
      },
    ),
    machines(
      { heading: 'Três para começar' },
      [
        'axion-56',
        'Axion 56',
        'Linha totalmente automática, troca de setup em três minutos.',
        'automatic-crimping-line-front',
      ],
      ['corva-24', 'Corva 24', 'Prensa de bancada de 24 kN, com uma curva para cada curso.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Torce pares de até doze metros.', 'wire-twisting-machine-front'],
    ),
    table(
      'Que máquina para quantos fios?',
      [
        'Fios por dia|Escolha usual|Pessoas',
        'até 500|Máquina de bancada e prensa de bancada|1',
        '500 a 5.000|Máquina de corte e decapagem, prensa com módulo|1 a 2',
        'mais de 5.000|Linha totalmente automática|1 para 2 linhas',
      ],
      'É uma regra prática. As trocas de setup decidem mais do que as quantidades.',
    ),
    search('Procura algo específico?', 'Busque por máquina, terminal, tipo de fio ou seção.'),
    expert(
      'Informe o fio, o terminal e as peças por turno. Respondemos com uma máquina e um tempo de ciclo.',
      'Ines Duarte',
      'Engenheira de aplicação, Porto',
    ),
  ],
}
