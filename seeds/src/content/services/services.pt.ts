import { keyFigures, offerTable } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const pt: SeedText = {
  title: 'Serviços',
  description: 'Reparo, peças de reposição, treinamento, calibração e retrofit com 412 técnicos em 31 países.',
  blocks: [
    hero('Uma máquina se compra uma vez e trabalha vinte anos', {
      lead: '412 técnicos em 31 países mantêm a precisão dela. A maioria das falhas se resolve por telefone; as outras, por alguém que conhece a sua fábrica.',
      image: 'service-desk',
      links: [
        ['Solicitar assistência', '/requests/service'],
        ['Encontrar sua unidade', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'h', 'Primeira resposta, média de outubro'],
        ['71', '%', 'Resolvidos sem visita'],
        ['96', '%', 'Das peças enviadas no mesmo dia'],
        ['34', 'anos', 'Maior tempo de vida de uma máquina em serviço'],
      ],
      { footnote: 'Dados de demonstração, inventados.' },
    ),
    teasers(
      {
        heading: 'Do que você precisa?',
        note: 'Cada serviço tem um formulário, um compromisso e uma pessoa responsável.',
      },
      ['Reparo', 'No local, na fábrica ou por telefone. Com fotos é mais rápido.', '/services/repair', 'service-desk'],
      [
        'Peças de reposição',
        'Peças originais para todas as máquinas construídas desde 1998.',
        '/services/spare-parts',
        'spare-blade-set',
      ],
      [
        'Treinamento',
        'Para operadores, preparadores e pessoal da qualidade.',
        '/services/training',
        'assembly-workstation',
      ],
      [
        'Calibração',
        'Força de crimpagem, força de tração, comprimento. Com certificado.',
        '/services/calibration',
        'crimp-inspection-microscope',
      ],
      [
        'Licenças de software',
        'Solicite uma licença ou transfira-a para uma nova máquina.',
        '/services/software-licences',
        'spare-control-board',
      ],
      [
        'Retrofit',
        'Controle novo, sensores novos, estrutura conhecida.',
        '/services/retrofit',
        'automatic-crimping-line-large',
      ],
      ['Comissionamento', 'Do piso vazio ao primeiro turno completo.', '/services/commissioning', 'factory-hall'],
      [
        'Laboratório de aplicações',
        'O seu fio em nossas máquinas, antes da sua decisão.',
        '/services/application-laboratory',
        'wires-macro',
      ],
    ),
    offerTable(
      'Contratos de assistência',
      [
        'Conteúdo|Sem contrato|Care|Care Plus',
        'Primeira resposta|1 dia útil|8 horas úteis|4 horas úteis',
        'Visita|Assim que possível|5 dias úteis|2 dias úteis',
        'Inspeção anual|Sob encomenda|Incluída|Incluída',
        'Peças de desgaste|Preço de tabela|10% de desconto|Incluídas',
        'Máquina emprestada|Não|Não|A partir do 3º dia',
      ],
      'O preço depende da máquina e do país. O que você recebe, não.',
    ),
    beside(
      {
        heading: 'Já é cliente? Use o mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Entrar no mykomax', '/mykomax'],
      },
      'Chamados com prazo visível, peças para o seu número de série, software e manuais. Gratuito com cada máquina.',
    ),
    callToAction(
      'A máquina está parada?',
      'Ligue para a unidade mais próxima. Fora do horário de trabalho, o atendimento é em inglês.',
      ['Ver os números de telefone', '/locations'],
    ),
  ],
}
