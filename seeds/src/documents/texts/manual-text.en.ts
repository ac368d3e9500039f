import type { ManualText } from '../manual-text.ts'

export const manualTextEn: ManualText = {
  kicker: 'Operating instructions',
  contents: 'Contents',
  labels: { danger: 'DANGER', warning: 'WARNING', caution: 'CAUTION', notice: 'NOTICE' },
  intervals: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month', yearly: 'Every year' },
  cover: {
    types: 'Types',
    number: 'Document number',
    edition: 'Edition',
    original: 'Status',
    originalValue: 'Original instructions',
  },
  lead: ({ familyName, smallest, largest }) => `${familyName}, types ${smallest} to ${largest}`,
  about: {
    title: 'About these instructions',
    blocks: ({ model, smallest, largest }) => [
      {
        kind: 'text',
        text: `These instructions describe the machines of the ${model} series, from ${smallest} to ${largest}. They are part of the machine. Keep them within reach of the workplace for the whole life of the machine and hand them over with it.`,
      },
      { kind: 'heading', text: 'Who should read what' },
      {
        kind: 'table',
        widths: [1.2, 2.4, 1.6],
        rows: [
          ['Reader', 'Task', 'Chapters'],
          ['Operator', 'Load orders, change material, run and clean the machine', '1, 2, 9 to 11'],
          ['Setter', 'Change tools, learn samples, remove simple faults', '1 to 5, 9 to 13'],
          ['Maintenance', 'Install, maintain and repair the machine', 'All'],
          ['Safety officer', 'Assess the workplace and instruct people', '1, 2, 7'],
        ],
      },
      { kind: 'heading', text: 'Safety notices' },
      {
        kind: 'text',
        text: 'Notices stand before the step that they concern. The signal word names how serious the consequence is.',
      },
      {
        kind: 'table',
        widths: [1, 3.4],
        rows: [
          ['Signal word', 'Meaning'],
          ['DANGER', 'Death or serious injury will follow if the notice is ignored'],
          ['WARNING', 'Death or serious injury can follow if the notice is ignored'],
          ['CAUTION', 'Slight or moderate injury can follow if the notice is ignored'],
          ['NOTICE', 'Machine, product or surroundings can be damaged'],
        ],
      },
      { kind: 'heading', text: 'Conventions' },
      {
        kind: 'list',
        items: [
          'Numbered steps must be carried out in their order.',
          'Words in quotation marks are texts on the screen of the machine.',
          'Left, right, front and rear are seen from the operating side.',
          'All dimensions are in millimetres unless another unit is given.',
        ],
      },
      { kind: 'heading', text: 'Other documents' },
      {
        kind: 'text',
        text: 'The circuit diagram, the pneumatic diagram and the spare parts list of your machine bear its serial number. You find them in the customer portal under your machine.',
      },
    ],
  },
  safety: {
    title: 'Safety',
    blocks: ({ model, familyName }) => [
      { kind: 'heading', text: 'Intended use' },
      {
        kind: 'text',
        text: `Machines of the ${model} series (${familyName.toLowerCase()}) process wires, cables and tubes within the limits of the chapter “Technical data”, indoors, in industrial plants, and with tools and parts released by the manufacturer. Intended use includes reading these instructions and keeping the maintenance intervals.`,
      },
      { kind: 'heading', text: 'Foreseeable misuse' },
      {
        kind: 'list',
        items: [
          'Bypassing, removing or altering guards, switches or covers',
          'Processing live cables, glass fibre without extraction, or material that gives off toxic fumes',
          'Operation in explosive atmospheres, outdoors or on a moving base',
          'Operation by persons who have not been instructed or are under 18 years of age',
        ],
      },
      { kind: 'heading', text: 'Duties of the operating company' },
      {
        kind: 'text',
        text: 'The company assesses the workplace, instructs everyone who works at the machine at least once a year, records the instruction and provides the protective equipment. Guards are checked at the beginning of each shift. Changes to the machine need the written consent of the manufacturer.',
      },
      {
        kind: 'table',
        widths: [1.2, 3.2],
        rows: [
          ['Person', 'Qualification'],
          ['Operator', 'Instructed at this machine; knows the notices and the emergency stop'],
          ['Setter', 'Operator with a setter course of the manufacturer'],
          ['Electrician', 'Qualified electrician with knowledge of EN 60204-1'],
          ['Service engineer', 'Trained by the manufacturer for this series'],
        ],
      },
      { kind: 'heading', text: 'Personal protective equipment' },
      {
        kind: 'symbols',
        items: [
          { symbol: 'instructions', text: 'Read these instructions before you work at the machine.' },
          { symbol: 'goggles', text: 'Wear goggles when you cut samples, blow out dust or open a unit.' },
          { symbol: 'hearing', text: 'Wear hearing protection where the total noise of the hall exceeds 80 dB(A).' },
          { symbol: 'lockout', text: 'Lock the main switch with your own padlock before you work inside the machine.' },
        ],
      },
    ],
    risks: 'Residual risks',
    devices: ({ noise }) => [
      {
        kind: 'notice',
        level: 'danger',
        symbol: 'electricity',
        text: 'Parts in the control cabinet stay live after the main switch is off, and capacitors hold a charge. Only electricians may open the cabinet. Wait five minutes and check that no voltage is present.',
      },
      { kind: 'heading', text: 'Safety devices' },
      {
        kind: 'table',
        widths: [1.3, 3.1],
        rows: [
          ['Device', 'Effect'],
          ['Emergency stop', 'Stops all drives and releases the air; release it by turning it to the right'],
          ['Hood switch', 'Holds the hood closed until all axes stand still, then prevents a start'],
          ['Key switch', 'Chooses “Automatic”, “Set up” or “Off”; the key stays with the setter'],
          ['Signal lamp', 'Green: runs; yellow: waits for you; red: fault; blue: help called'],
          ['Main switch', 'Separates the machine from the mains; can be locked with three padlocks'],
        ],
      },
      { kind: 'heading', text: 'Emissions' },
      {
        kind: 'text',
        text: `The A-weighted sound pressure level at the workplace is at most ${noise}, measured by EN ISO 11202 with an uncertainty of 3 dB. The machine contains no source of ionising radiation.`,
      },
      { kind: 'heading', text: 'In an emergency' },
      {
        kind: 'steps',
        items: [
          'Press the emergency stop.',
          'Free the injured person; switch off the main switch and the air before you open a guard by force.',
          'Give first aid and call the emergency number of the plant.',
          'Leave the machine as it is and inform the safety officer.',
        ],
      },
    ],
  },
  description: {
    title: 'Description of the machine',
    intro: ({ model }) =>
      `All machines of the ${model} series share frame, drives and control. They differ in size, number of stations and output. The rating plate at the rear names type, serial number, year of construction, voltage and weight.`,
    caption: ({ model }) => `Machine of the ${model} series from the operating side`,
    process: 'How it works',
    panel: [
      { kind: 'heading', text: 'Control panel' },
      {
        kind: 'table',
        widths: [1.2, 3.2],
        rows: [
          ['Element', 'Function'],
          ['Touch screen', 'Shows the order, the next step and messages; usable with gloves'],
          ['Start', 'Begins the order or continues after a stop'],
          ['Stop', 'Finishes the current piece and stops'],
          ['Jog wheel', 'Moves the chosen axis while the key switch is set to “Set up”'],
          ['Reader', 'Signs you in with your badge'],
          ['USB port', 'For backups by the setter; switched off during production'],
        ],
      },
      { kind: 'heading', text: 'States of the machine' },
      {
        kind: 'table',
        widths: [1, 1, 2.4],
        rows: [
          ['Lamp', 'State', 'What you do'],
          ['Green', 'Running', 'Nothing'],
          ['Yellow, flashing', 'Waits', 'Follow the step on the screen'],
          ['Red', 'Fault', 'Read the message, remove the cause, confirm'],
          ['Blue', 'Help called', 'Wait for the setter or add a note to the call'],
        ],
      },
    ],
  },
  data: {
    title: 'Technical data',
    intro: ({ model }) =>
      `The values apply to machines of the ${model} series in standard equipment. Output was measured with a wire of 100 mm at an ambient temperature of 20 °C.`,
    attribute: 'Value',
  },
  dimensions: {
    title: 'Dimensions and space',
    intro: 'The drawings show the outer dimensions without the free space that operation and maintenance need.',
    caption: (name) => `${name}: front view and side view`,
    blocks: ({ weight }) => [
      { kind: 'heading', text: 'Free space' },
      {
        kind: 'table',
        widths: [1.4, 1, 2],
        rows: [
          ['Side', 'At least', 'For'],
          ['Operating side', '1200 mm', 'Operation and changing tools'],
          ['Rear', '800 mm', 'Maintenance and control cabinet'],
          ['Left and right', '600 mm', 'Material, connections'],
          ['Above', '500 mm', 'Open hood'],
        ],
      },
      {
        kind: 'text',
        text: `The floor must carry the weight of the machine, up to ${weight}, on its feet without sinking and be level to 3 mm per metre.`,
      },
    ],
  },
  chapters: [
    {
      title: 'Transport and storage',
      blocks: ({ weight }) => [
        {
          kind: 'notice',
          level: 'danger',
          symbol: 'crushing',
          text: 'A machine that tips or falls kills. Use lifting gear for at least twice the weight on the rating plate, lift at the marked points only and stay out from under the load.',
        },
        { kind: 'heading', text: 'Check the delivery' },
        {
          kind: 'steps',
          items: [
            'Compare the delivery with the delivery note.',
            'Look at the shock indicators on the crate. Red indicators: take photographs and note the damage on the waybill.',
            'Report damage to the carrier and to us within seven days.',
          ],
        },
        { kind: 'heading', text: 'Move the machine' },
        {
          kind: 'steps',
          items: [
            'Lock moving parts with the red transport locks.',
            `Lift with a fork lift from the front; the forks must reach through to the rear. The largest type weighs ${weight}.`,
            'Move at walking speed, no higher than 200 mm above the floor.',
            'Set the machine down, remove the transport locks and keep them.',
          ],
        },
        { kind: 'heading', text: 'Storage' },
        {
          kind: 'table',
          widths: [1.6, 2.4],
          rows: [
            ['Condition', 'Value'],
            ['Temperature', '–10 to 50 °C'],
            ['Relative humidity', '20 to 80 %, no condensation'],
            ['Duration', 'Up to 12 months in the original packing; then call our service'],
            ['Protection', 'Dry, free of dust and vibration; replace the desiccant every 6 months'],
          ],
        },
      ],
    },
    {
      title: 'Installation',
      blocks: ({ supply, air }) => [
        { kind: 'heading', text: 'Requirements of the site' },
        {
          kind: 'table',
          widths: [1.6, 2.4],
          rows: [
            ['Requirement', 'Value'],
            ['Temperature', '10 to 35 °C'],
            ['Relative humidity', '30 to 75 %, no condensation'],
            ['Altitude', 'Up to 2000 m above sea level'],
            ['Lighting', 'At least 500 lux at the workplace'],
            ['Mains', supply],
            ['Compressed air', air === null ? 'Not needed' : `${air}, ISO 8573-1 class 3.4.3`],
            ['Network', 'Ethernet 100 Mbit/s, RJ45; one address'],
          ],
        },
        { kind: 'heading', text: 'Set up the machine' },
        {
          kind: 'steps',
          items: [
            'Place the machine with the free space of the chapter “Dimensions and space”.',
            'Turn the feet until the machine is level to 0.5 mm per metre, and lock them.',
            'Remove protective foil and rust protection with a cloth and isopropyl alcohol.',
            'Mount signal lamp and screen as shown on the sheet in the control cabinet.',
          ],
        },
        { kind: 'heading', text: 'Connect electricity' },
        {
          kind: 'notice',
          level: 'danger',
          symbol: 'electricity',
          text: 'Only a qualified electrician may connect the machine. Check voltage and frequency on the rating plate, protect the line with a residual current device of 300 mA type B, and connect the protective conductor first.',
        },
        {
          kind: 'steps',
          items: [
            'Connect the line to the main switch by the circuit diagram.',
            'Measure the resistance of the protective conductor: at most 0.1 Ω.',
            'Switch the main switch on and check the direction of rotation where the supply has three phases.',
          ],
        },
        { kind: 'heading', text: 'Connect air and network' },
        {
          kind: 'steps',
          items: [
            air === null
              ? 'The series needs no compressed air; the port at the rear is for the blow gun only.'
              : `Connect a hose of at least 10 mm inner diameter and set the regulator to ${air}.`,
            'Connect the network and enter the address under “Settings, network”.',
            'Register the serial number in the customer portal, so that software and messages reach you.',
          ],
        },
      ],
    },
    {
      title: 'Commissioning',
      blocks: () => [
        {
          kind: 'text',
          text: 'A service engineer of the manufacturer or a person trained by us puts the machine into operation for the first time. Record each check in the commissioning record.',
        },
        {
          kind: 'steps',
          items: [
            'Check that all transport locks are removed.',
            'Check that hoods, covers and doors are closed.',
            'Switch on the main switch; the control starts within 60 seconds.',
            'Press and release the emergency stop; the screen must show “Emergency stop” and no axis may move.',
            'Open the hood; the start button must have no effect.',
            'Reference all axes in the mode “Set up”.',
            'Run the self-test under “Service”. Every line must be green.',
            'Load the sample order and make ten pieces.',
            'Measure the pieces and enter the values in the record.',
            'Instruct operators and setters; everyone signs the record.',
          ],
        },
        { kind: 'heading', text: 'Commissioning record' },
        {
          kind: 'table',
          widths: [2.6, 1, 1],
          rows: [
            ['Check', 'Result', 'Initials'],
            ['Level of the machine', '', ''],
            ['Resistance of the protective conductor', '', ''],
            ['Emergency stop', '', ''],
            ['Hood switches', '', ''],
            ['Signal lamp and horn', '', ''],
            ['Self-test', '', ''],
            ['Sample order within tolerance', '', ''],
            ['Instruction of the staff', '', ''],
          ],
        },
        { kind: 'text', text: 'Keep the record in the machine file and send a copy to our service.' },
      ],
    },
    {
      title: 'Operation',
      blocks: () => [
        { kind: 'heading', text: 'Switch on and sign in' },
        {
          kind: 'steps',
          items: [
            'Check that the guards are closed and no tool lies in the machine.',
            'Switch on main switch and air.',
            'Hold your badge to the reader. The screen shows your orders.',
          ],
        },
        { kind: 'heading', text: 'Prepare an order' },
        {
          kind: 'steps',
          items: [
            'Touch the order or scan its code.',
            'Scan the material. The machine compares it with the order and reports wrong material.',
            'Follow the steps of the changeover on the screen.',
            'Make a sample and measure the values shown.',
            'Enter the values. The machine releases the order when they are within tolerance.',
          ],
        },
        { kind: 'heading', text: 'Produce' },
        {
          kind: 'steps',
          items: [
            'Press “Start”. The counter shows good and rejected pieces.',
            'Take bundles from the tray when the lamp flashes yellow.',
            'Refill material in time; the screen shows the minutes left.',
            'Check a piece at the interval that the order demands.',
          ],
        },
        {
          kind: 'notice',
          level: 'caution',
          symbol: 'general',
          text: 'Pieces and scrap have sharp ends. Wear gloves when you take bundles and empty the scrap drawer.',
        },
        { kind: 'heading', text: 'Stop and switch off' },
        {
          kind: 'steps',
          items: [
            'Press “Stop”. The machine finishes the piece.',
            'Close or interrupt the order on the screen; counters and curves are saved.',
            'Remove scrap and clean the work area.',
            'Sign out and switch off the main switch and the air.',
          ],
        },
      ],
    },
  ],
  changeover: {
    title: 'Changeover',
    intro: ({ model }) =>
      `The ${model} leads you through the changeover on the screen. Tools identify themselves by a chip; the machine refuses a tool that does not fit the order. The sections below describe the same steps for each unit.`,
  },
  quality: {
    title: 'Samples and quality records',
    blocks: [
      {
        kind: 'text',
        text: 'Each order begins with a sample. The machine stores the values with the time, the person, the tool and the batch of the material.',
      },
      { kind: 'heading', text: 'When to make a sample' },
      {
        kind: 'list',
        items: [
          'At the beginning of an order and of a shift',
          'After each change of tool, material or batch',
          'After each fault that concerned the process',
          'At the interval that the customer has agreed',
        ],
      },
      { kind: 'heading', text: 'Measuring equipment' },
      {
        kind: 'table',
        widths: [1.4, 1.6, 1.2],
        rows: [
          ['Value', 'Equipment', 'Resolution'],
          ['Length', 'Steel rule or length gauge', '0.5 mm'],
          ['Stripping length', 'Calliper or loupe with scale', '0.1 mm'],
          ['Crimp height', 'Micrometer with point and blade', '0.001 mm'],
          ['Pull-out force', 'Pull tester', '0.1 N'],
          ['Surface', 'Loupe, 10 times', '–'],
        ],
      },
      { kind: 'heading', text: 'Records' },
      {
        kind: 'text',
        text: 'Records stay on the machine for 90 days and are sent to the production software without delay. Export them under “Quality, records” as CSV or PDF. A record cannot be changed afterwards; corrections are added with name and reason.',
      },
    ],
  },
  maintenance: {
    title: 'Maintenance',
    intro: [
      {
        kind: 'notice',
        level: 'warning',
        symbol: 'lockout',
        text: 'Switch off the main switch and the air before maintenance, lock both with your padlock and check that nothing moves. Remove the lock yourself when the work is done.',
      },
      {
        kind: 'text',
        text: 'The control counts hours and cycles and reminds you of each task. Confirm a task on the screen; name and time are stored. The intervals apply to one shift a day.',
      },
    ],
    head: ['Interval', 'Unit', 'Work'],
    whole: 'Whole machine',
    common: [
      ['daily', 'Clean the work area; no compressed air on bearings and screens'],
      ['daily', 'Check hood switches and emergency stop'],
      ['weekly', 'Clean the filter mats of the control cabinet'],
      ['monthly', 'Check cables, hoses and connections for wear'],
      ['yearly', 'Inspection by our service with test of all safety devices'],
      ['yearly', 'Save a backup of all orders and settings'],
    ],
  },
  faults: {
    title: 'Troubleshooting',
    intro:
      'The screen names each fault with a number, its place and the remedy. If a fault returns three times in a shift, call the setter. The table lists the faults that you can remove yourself.',
    head: ['Symptom', 'Cause', 'Remedy'],
    common: [
      ['Nothing happens after switching on', 'No mains voltage', 'Check fuse and plug; call the electrician'],
      ['“Emergency stop” stays on the screen', 'Button still pressed', 'Release the button and confirm'],
      ['“Hood open” although it is closed', 'Switch dirty or out of place', 'Clean the switch; call the setter'],
      ['Orders do not arrive', 'Network interrupted', 'Check the cable; work with stored orders until it returns'],
      ['Screen does not react', 'Glove too thick or screen wet', 'Dry the screen; restart with the button below'],
    ],
  },
  software: {
    title: 'Software, data and remote service',
    blocks: ({ model }) => [
      {
        kind: 'text',
        text: `New versions of the control software for the ${model} series are in the customer portal under “Downloads”, with release notes and a checksum. An update takes about 25 minutes and needs a restart.`,
      },
      { kind: 'heading', text: 'Update' },
      {
        kind: 'steps',
        items: [
          'Save a backup on a USB stick or on the server.',
          'Compare the checksum of the file with the portal.',
          'Start the update under “Service, software” and leave the machine switched on.',
          'Make a sample after the restart and compare it with the last record.',
        ],
      },
      { kind: 'heading', text: 'Backup' },
      {
        kind: 'text',
        text: 'A backup contains wire lists, tools, learned curves, settings and users without their badges. Restore it only on a machine of the same type.',
      },
      { kind: 'heading', text: 'Remote service' },
      {
        kind: 'text',
        text: 'Our service sees your machine only after you have allowed it on the screen. The connection is encrypted, ends after 60 minutes and is recorded with all actions.',
      },
      { kind: 'heading', text: 'Security' },
      {
        kind: 'list',
        items: [
          'Connect the machine to a network of its own, separated from the office by a firewall.',
          'Change the setter password at commissioning.',
          'Install security updates within 30 days of their notice.',
          'Delete badges of people who have left.',
        ],
      },
    ],
  },
  parts: {
    title: 'Spare and wear parts',
    intro:
      'Use original parts only; others may alter the force curve and end the warranty. Wear parts stay available for fifteen years after the last machine of the series was built.',
    head: ['Article number', 'Part'],
    closing:
      'Order in the customer portal: choose your machine, touch the part in the drawing and send the order. Name the serial number when you order by telephone.',
  },
  disposal: {
    title: 'Decommissioning and disposal',
    blocks: ({ model }) => [
      { kind: 'heading', text: 'Take the machine out of operation' },
      {
        kind: 'steps',
        items: [
          'Finish all orders and save a backup.',
          'Delete orders, users and records under “Service, hand over”.',
          'Switch off main switch and air; wait until the gauge shows zero.',
          'Have an electrician disconnect the machine.',
          'Lock moving parts with the transport locks.',
        ],
      },
      { kind: 'heading', text: 'Hand over or return' },
      {
        kind: 'text',
        text: `A ${model} can be overhauled. Ask for an offer before you dispose of it. If you sell the machine, hand over these instructions and move it to the new owner in the customer portal.`,
      },
      { kind: 'heading', text: 'Disposal' },
      {
        kind: 'table',
        widths: [1.6, 2.6],
        rows: [
          ['Material', 'Disposal'],
          ['Steel and aluminium of frame and covers', 'Metal recycling'],
          ['Copper in cables and motors', 'Metal recycling'],
          ['Control boards, screen, sensors', 'Electronic waste, directive 2012/19/EU'],
          ['Battery of the control', 'Battery collection, regulation (EU) 2023/1542'],
          ['Grease, oil, solvents', 'Hazardous waste'],
          ['Plastic covers', 'Recycling by the mark on the part'],
        ],
      },
    ],
  },
  service: {
    title: 'Service',
    blocks: ({ model }) => [
      {
        kind: 'text',
        text: `Have type and serial number of your ${model} at hand. You find both on the rating plate and on the screen under “Service”.`,
      },
      {
        kind: 'table',
        widths: [1.2, 2.8],
        rows: [
          ['Way', 'Address'],
          ['Customer portal', 'Tickets, parts, documents and software of your machines at any time'],
          ['Telephone', '+41 41 555 01 00, Monday to Friday from 7 to 18 (CET)'],
          ['E-mail', 'wolhusen@norlitz.example'],
          ['Post', 'Norlitz AG, Bahnhofstrasse 12, 6110 Wolhusen, Switzerland'],
        ],
      },
      { kind: 'heading', text: 'Before you call' },
      {
        kind: 'list',
        items: [
          'Note the number of the message and the last steps.',
          'Take a picture of the piece and of the screen.',
          'Save the diagnosis file under “Service, diagnosis”.',
        ],
      },
      { kind: 'heading', text: 'Training' },
      {
        kind: 'text',
        text: 'Courses for operators, setters and maintenance take place at our training centres and at your plant. Dates and contents are on our website under “Services”.',
      },
    ],
  },
}
