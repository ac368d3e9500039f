import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Treinamento',
  description:
    '38 cursos para operadores, preparadores e pessoal da qualidade em Wolhusen, Elgin, Pune ou na sua fábrica.',
  blocks: [
    hero('Corte uma você mesmo', {
      lead: 'Quem já cortou uma crimpagem ao meio entende a tolerância. 38 cursos para operadores, preparadores e pessoal da qualidade.',
      image: 'assembly-workstation',
      links: [['Reservar uma vaga', '/requests/contact?topic=training']],
    }),
    table(
      'Os cursos mais procurados',
      [
        'Curso|Dias|Para|Vagas',
        'Operar uma linha de crimpagem|2|Operadores|8',
        'Preparação e troca de setup|3|Preparadores|6',
        'Qualidade da crimpagem|5|Pessoal da qualidade|8',
        'Manutenção da série Axion|4|Manutenção|6',
        'Wire Flow para planejadores|1|Planejamento|12',
      ],
      'Em Wolhusen, Elgin e Pune, ou na sua fábrica a partir de quatro pessoas.',
    ),
    beside(
      { heading: 'Metade na máquina', image: 'crimping-press-front', side: 'left' },
      'De manhã, o porquê; à tarde, o como. Cada dupla tem a sua prensa, o seu microscópio e o fio da própria fábrica, se você o enviar com duas semanas de antecedência.',
    ),
    quote(
      'Eu liberava crimpagens havia nove anos. No segundo dia, soube quais não deveria ter liberado.',
      'Participante do curso',
      'Técnica da qualidade, Győr',
    ),
    questions(
      'Perguntas',
      [
        'Em quais idiomas?',
        'Inglês, alemão, francês, espanhol, romeno, mandarim e hindi. Em outros idiomas, com intérprete.',
      ],
      [
        'Há uma prova?',
        'Em qualidade da crimpagem, sim: teoria e três crimpagens avaliadas às cegas. O certificado vale por três anos.',
      ],
      ['Quanto custa?', 'Cada linha nova inclui duas vagas. Nos demais casos, consulte a sua [unidade](/locations).'],
    ),
    callToAction(
      'Na sua fábrica?',
      'Nós levamos o microscópio; você oferece uma prensa, uma sala e pelo menos quatro pessoas.',
      ['Pedir uma data', '/requests/contact?topic=training'],
    ),
  ],
}
