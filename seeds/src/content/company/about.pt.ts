import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const pt: SeedText = {
  title: 'Sobre nós',
  description:
    'Como a Norlitz trabalha: primeiro medir, depois prometer. Quem construiu a sua máquina também responde por ela.',
  blocks: [
    hero('Máquinas para fios desde 1961', {
      lead: 'Construímos máquinas que cortam, decapam, crimpam, torcem e testam fios: 1.604 pessoas em 24 unidades.',
      image: 'factory-hall',
      links: [['Como trabalhamos', '#how-we-work']],
    }),
    timeline(
      'De 1961 até hoje',
      ['1961', 'Primeira máquina de corte', 'Dois mil fios, com precisão de meio milímetro'],
      ['1998', 'Monitoramento da força de crimpagem', 'Desde então, em cada prensa'],
      ['2011', 'Fábrica em Timișoara', 'Linhas de crimpagem perto dos fabricantes de chicotes'],
      ['2026', 'Axion 56', 'Troca de produto em três minutos, sem ferramentas'],
    ),
    text(
      'Como tudo começou',
      'Em 1961, pediram a um ferramenteiro de Wolhusen que cortasse dois mil fios no mesmo comprimento até sexta-feira. Na quarta, ele construiu uma máquina. Ela tinha precisão de meio milímetro, e o cliente encomendou outra para a semana seguinte.',
      'A empresa ainda trabalha assim. Alguém tem um fio e um problema; nós construímos até que os dois se encaixem. O que aprendemos no caminho vai para a próxima máquina.',
    ),
    anchor('how-we-work'),
    text(
      'Como trabalhamos',
      'Você envia um fio, um terminal e um desenho. Produzimos 500 peças, medimos e enviamos a você as peças e os valores.',
      '### Com o que você pode contar',
      [
        '1. Cada consulta é respondida em até 24 horas.',
        '2. As peças de reposição ficam disponíveis por 15 anos após a última entrega.',
        '3. Quem preparou a sua linha continua sendo o seu contato.',
      ],
    ),
    quote(
      'O que não se consegue medir na máquina se adivinha no laboratório.',
      'Regula Moser',
      'Presidente do conselho de administração',
    ),
    table(
      'Quatro fábricas, 24 unidades',
      [
        'Unidade|Produz|Desde|Pessoas',
        'Wolhusen|Linhas de crimpagem, aplicadores|1961|640',
        'Timișoara|Linhas de crimpagem|2011|410',
        'Elgin|Sistemas de teste|2004|190',
        'Suzhou|Corte e decapagem|2008|230',
        'Outras 20|Vendas, serviço, treinamento|–|134',
        '* Total|–|–|1.604',
      ],
      'Dados de demonstração, de 31 de dezembro de 2025.',
    ),
    leaders('pt'),
    sustainabilityFigures('pt'),
    beside(
      {
        heading: 'Um controle para todas',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Ver as máquinas', '/products'],
      },
      'Corte, crimpagem, torção e teste usam o mesmo controle, a mesma lista de fios e as mesmas palavras. Quem sabe operar uma de nossas máquinas se orienta na próxima.',
    ),
    questions(
      'Perguntas',
      [
        'Posso visitar a montagem?',
        'Sim, às quintas-feiras. A visita dura 90 minutos e é gratuita. [Escreva para nós](/contact) com duas semanas de antecedência.',
      ],
      [
        'Vocês recebem máquinas antigas de volta?',
        'Todas as que construímos. As estruturas são recondicionadas, o restante é separado por material.',
      ],
      [
        'De quem é a empresa?',
        'A Norlitz tem ações na bolsa; a família fundadora detém 14 por cento. Todos os números deste site são inventados.',
      ],
    ),
  ],
}
