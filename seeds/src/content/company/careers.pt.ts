import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const pt: SeedText = {
  title: 'Carreiras',
  description:
    '31 vagas abertas, 9 delas para pessoas que nunca viram uma crimpagem. Como contratamos e o que oferecemos.',
  blocks: [
    hero('Trabalhar no que dura', {
      lead: '31 vagas abertas, 9 delas para pessoas que nunca viram uma crimpagem. Aqui você aprende em três meses.',
      opening: 'text',
    }),
    openPositions(
      'pt',
      'Vagas abertas',
      'As vagas deste site de demonstração são exemplos; as candidaturas não são processadas.',
    ),
    beside(
      { heading: 'Três meses na máquina', image: 'assembly-workstation', side: 'left' },
      'Todo mundo começa em uma prensa, inclusive quem cuida da contabilidade ou do software: uma semana de preparação, uma de qualidade, uma em um cliente.',
    ),
    timeline(
      'Como contratamos',
      ['10 minutos', 'Candidatura', 'Currículo ou perfil do LinkedIn. Sem carta de apresentação.'],
      ['Em até 1 semana', 'Primeira conversa', '30 minutos por vídeo com a liderança da equipe.'],
      ['Meio dia', 'Visita', 'Você resolve conosco uma tarefa real e conhece a fábrica.'],
      ['Em até 3 dias', 'Decisão', 'Por telefone, com os motivos.'],
    ),
    questions(
      'Como contratamos',
      [
        'Quanto tempo leva?',
        'Três semanas da sua carta até a nossa resposta. Duas conversas, uma delas com a sua futura equipe.',
      ],
      [
        'Preciso falar alemão?',
        'Em Wolhusen ajuda, e nós pagamos o curso. Nos outros lugares basta o idioma local, com um pouco de inglês.',
      ],
      ['Posso trabalhar em tempo parcial?', 'Sim, em mais da metade das vagas. O filtro mostra quais.'],
    ),
    text('O que oferecemos', [
      'Seis semanas de férias',
      'Uma participação nos lucros, igual para todos',
      'Licença parental de 16 semanas para cada um dos pais',
    ]),
    keyFigures([
      ['11', 'anos', 'Tempo médio de casa de nossos engenheiros'],
      ['74', null, 'Aprendizes em quatro países'],
      ['40', 'h', 'De treinamento por ano, para todos'],
    ]),
    callToAction(
      'Nada que combine com você?',
      'Escreva o que você sabe fazer e o que quer aprender. Uma pessoa vai ler.',
      ['Escreva para nós', '/requests/contact?topic=application'],
    ),
  ],
}
