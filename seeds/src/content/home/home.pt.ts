import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { families } from '../blocks/teasers.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'

export const pt: SeedText = {
  title: 'Máquinas para processamento de fios',
  description:
    'A Norlitz constrói máquinas que cortam, decapam, crimpam, torcem e testam fios para automóveis, aviões e painéis elétricos.',
  blocks: [
    hero('Cada fio, com exatidão.', {
      lead: 'Construímos as máquinas que cortam, decapam, crimpam, torcem e testam os fios de automóveis, aviões e painéis elétricos. Com precisão de um décimo de milímetro, milhões de vezes.',
      image: 'automatic-crimping-line',
      links: [
        ['Conhecer as máquinas', '/products'],
        ['Fale com um especialista', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'O cabo mais grosso. O fio mais fino tem 0,01 mm²'],
      ['± 0,1', 'mm', 'Precisão de comprimento em um metro'],
      ['31', null, 'Países com técnicos de assistência próprios'],
      ['24', 'h', 'Prazo máximo de resposta a cada consulta'],
    ]),
    families(
      {
        heading: 'Seis processos. Um único fio.',
        note: 'Cada etapa define os limites da seguinte. Por isso construímos todas, e por isso elas compartilham um mesmo controle.',
        link: ['Todas as máquinas', '/products'],
      },
      {
        process: 'cut',
        title: 'Corte e decapagem',
        text: 'Corte no comprimento e decapagem das duas pontas, do fio de sinal mais fino ao cabo de bateria.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpagem',
        text: 'Prensas de bancada e linhas totalmente automáticas que medem a força de cada curso.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'crimping-press',
      },
      {
        process: 'mark',
        title: 'Marcação',
        text: 'Jato de tinta ou laser no fio em movimento, legível por toda a vida do chicote.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Torção',
        text: 'Pares e trios com passo constante em todo o comprimento do fio.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Teste de chicotes',
        text: 'Do testador de bancada de 128 pontos às mesas de alta tensão para chicotes completos de veículos.',
        range: '128–4.096 pontos',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Controle de qualidade',
        text: 'Altura de crimpagem, força de tração e micrografias, reunidas em um registro de qualidade.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
    ),
    forceCurve('pt', {
      heading: 'Cada crimpagem deixa uma curva',
      lead: 'O Wire Flow lê essa curva na prensa, compara com a ordem e para a linha antes da segunda peça ruim. O registro acompanha o chicote por toda a vida.',
      image: 'copper-strands',
      links: [
        ['Ver Smart Factory', '/smart-factory'],
        ['Solicitar uma demonstração', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('pt', stories, {
      heading: 'Histórias',
      link: ['Todas as histórias', '/stories'],
      arrangement: 'lead',
    }),
    locationMap('pt'),
    callToAction(
      'Com que fio você trabalha?',
      'Envie uma amostra e o desenho. Processamos a amostra na máquina certa e a devolvemos com os valores medidos.',
      ['Fale com um especialista', '/contact'],
      ['Encontrar uma unidade', '/locations'],
    ),
  ],
}
