import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Empresa',
  description: 'Quem somos, onde construímos e como falar conosco: 1.604 pessoas que vivem do processamento de fios.',
  blocks: [
    hero('A técnica em primeiro lugar', {
      lead: 'A Norlitz desenvolve, constrói e mantém máquinas para o processamento de fios. Em Wolhusen desde 1961 e, desde 1974, onde estão os nossos clientes.',
      image: 'factory-hall',
      links: [['Sobre nós', '/company/about']],
    }),
    keyFigures(
      [
        ['1.604', null, 'Colaboradores'],
        ['24', null, 'Unidades'],
        ['9,4', '%', 'Da receita para desenvolvimento'],
      ],
      { footnote: 'Dados de demonstração, de 31 de dezembro de 2025.' },
    ),
    teasers(
      { heading: 'Mais sobre a empresa' },
      ['Sobre nós', 'Como trabalhamos e com o que você pode contar', '/company/about', 'crimp-inspection-microscope'],
      [
        'História',
        'De dois mil fios a 96 milhões de crimpagens por dia',
        '/company/history',
        'cut-strip-bench-machine-large',
      ],
      ['Sustentabilidade', 'O que uma máquina consome em vinte anos', '/company/sustainability', 'copper-strands'],
      ['Qualidade', 'Como medimos o que construímos', '/company/quality', 'crimp-contact-macro'],
      ['Carreiras', '31 vagas abertas', '/company/careers', 'assembly-workstation'],
      ['Sala de imprensa', 'Comunicados, datas e imagens', '/company/newsroom', 'wire-reels'],
    ),
    brandLogos('Marcas do grupo'),
    text(
      'Nas mãos de quem fica',
      'A Norlitz tem ações na bolsa, e a família fundadora ainda detém 14 por cento. Máquinas que vivem muito pedem boa memória: nossos engenheiros estão conosco, em média, há onze anos.',
      'Os números estão nas páginas para [investidores](/investors).',
    ),
    callToAction('Venha ver', 'Mostramos a montagem todas as quintas-feiras. A visita dura 90 minutos e é gratuita.', [
      'Pedir uma data',
      '/requests/contact?topic=visit',
    ]),
  ],
}
