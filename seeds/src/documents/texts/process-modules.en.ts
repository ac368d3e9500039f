import type { ProcessKey, ProcessModule } from '../process-module.ts'

export const processModulesEn: Record<ProcessKey, ProcessModule> = {
  feeding: {
    name: 'Wire feed',
    function:
      'Two belts pull the wire through the straightening unit and feed it to length. An encoder wheel runs on the wire and measures slip; the control corrects the length of the next piece. A sensor stops the machine when the wire ends or a knot arrives at the inlet.',
    hazard: {
      level: 'warning',
      symbol: 'entanglement',
      text: 'Feed belts draw in fingers, hair and loose clothing. Close the feed cover before you jog the wire. Wear tight sleeves and tie back long hair.',
    },
    setup: [
      'Thread the wire through the inlet guide and the straightening rollers.',
      'Choose the guide tube for the outer diameter of the wire and push it in until it clicks.',
      'Set belt pressure to the value of the wire list; a soft insulation needs less.',
      'Feed one metre and check that the belts leave no marks on the insulation.',
    ],
    care: [
      ['daily', 'Blow dust out of the inlet guide and the encoder wheel'],
      ['weekly', 'Clean the feed belts with a dry cloth and check them for cracks'],
      ['yearly', 'Replace the feed belts and check the encoder against a gauge wire of one metre'],
    ],
    faults: [
      ['Pieces are too short', 'The belts slip', 'Clean the belts, then raise belt pressure by one step'],
      ['The machine reports “Wire missing”', 'Spool empty or wire jammed in the inlet', 'Thread the wire again'],
    ],
  },
  blades: {
    name: 'Cutting and stripping unit',
    function:
      'A pair of V blades cuts the wire and opens the insulation. Both blades are driven by one servo axis, so the depth is set on the screen. While the insulation is pulled, the control compares the pulling force with the learned value and rejects pieces with cut strands.',
    hazard: {
      level: 'danger',
      symbol: 'blade',
      text: 'Blades cut fingers even when the machine is switched off. Wear cut-resistant gloves and use the blade holder of the tool set to remove and insert blades.',
    },
    setup: [
      'Switch off the drives with the key switch and open the hood.',
      'Remove the blade pair with the blade holder and insert the pair for the cross-section.',
      'Close the hood and confirm the blade number on the screen.',
      'Cut three samples and measure stripping length and nicked strands with a loupe.',
    ],
    care: [
      ['daily', 'Empty the scrap drawer and vacuum insulation from the blade area'],
      ['monthly', 'Check the blades for nicks; replace a pair after one million cuts at the latest'],
      ['yearly', 'Check the zero position of the blade axis with the setting gauge'],
    ],
    faults: [
      ['Strands are cut', 'Depth too great or blade damaged', 'Raise the depth by 0.02 mm or replace the blades'],
      ['Insulation stays on', 'Depth too small or blades blunt', 'Reduce the depth by 0.02 mm or replace the blades'],
    ],
  },
  crimping: {
    name: 'Crimping station',
    function:
      'A servo press drives the applicator. The crimp height is set by the lower dead centre of the press, so no tool needs adjusting. A force sensor below the applicator records the whole curve of each stroke and compares it with the learned curve; a deviation stops the press before the next stroke.',
    hazard: {
      level: 'danger',
      symbol: 'crushing',
      text: 'The press crushes fingers. Never bypass the hood switch. Change the applicator only with the drives switched off and the ram in its upper dead centre.',
    },
    setup: [
      'Turn the key switch to “Set up” and move the ram to its upper dead centre.',
      'Release the clamp, pull the applicator out and push the new one in until it clicks.',
      'Thread the terminal strip and advance it by two terminals.',
      'Make five samples, measure crimp height and crimp width, and enter the values.',
      'Release the learned force curve when all five samples are within tolerance.',
    ],
    care: [
      ['daily', 'Remove terminal scrap and wipe the applicator base'],
      ['weekly', 'Grease the ram guide with two strokes of the grease gun'],
      ['yearly', 'Have the force sensor calibrated; the certificate belongs to the machine file'],
    ],
    faults: [
      ['Crimp height drifts', 'Ram guide warm or tool worn', 'Correct the height; replace the crimper at its limit'],
      [
        'Force curve outside the band',
        'Strand missing, insulation crimped or terminal bent',
        'Check the piece, then release',
      ],
    ],
  },
  seals: {
    name: 'Seal station',
    function:
      'A vibrating bowl lines the seals up, a mandrel spreads the first one, and the wire enters from behind. A camera checks position and orientation before the wire goes to the press.',
    hazard: {
      level: 'caution',
      symbol: 'pressure',
      text: 'The mandrel is driven by compressed air and moves without warning when the air is switched on. Keep hands out of the station until the pressure gauge shows the set value.',
    },
    setup: [
      'Empty the bowl through the flap and insert the cassette of the new seal.',
      'Choose mandrel and guide sleeve by the number on the cassette.',
      'Teach the camera with three seals of the new colour.',
    ],
    care: [
      ['daily', 'Wipe talcum from the camera window'],
      ['monthly', 'Check the mandrel for burrs'],
    ],
    faults: [
      ['Seals arrive upside down', 'Orientation bowl dirty', 'Clean the bowl with a lint-free cloth'],
      ['Camera rejects good seals', 'Window dirty or colour not taught', 'Clean the window and teach the colour'],
    ],
  },
  coax: {
    name: 'Rotary stripping head',
    function:
      'Four blades turn around the clamped cable and open each layer to its own depth. The control moves the blades to a hundredth of a millimetre and centres the cable in the clamp before every cut. Up to nine steps can be stored for one cable.',
    hazard: {
      level: 'warning',
      symbol: 'blade',
      text: 'The head turns at up to 1500 revolutions a minute. Wait until the status light is steady before you open the cover, and never reach into the head with a tool.',
    },
    setup: [
      'Choose the cable from the list, or measure the diameter of each layer and enter it.',
      'Insert the centring jaws for the outer diameter.',
      'Strip one sample, look at each step under the loupe and correct the depth of single layers.',
      'Save the sample as released.',
    ],
    care: [
      ['daily', 'Blow chips of insulation and braid out of the head'],
      ['weekly', 'Check the centring jaws for braid wires'],
      ['yearly', 'Replace the blades and have the head balanced'],
    ],
    faults: [
      ['Braid is cut', 'Depth of the jacket too great', 'Raise the depth of this layer by 0.01 mm'],
      ['Steps are not concentric', 'Wrong centring jaws', 'Insert the jaws of the right diameter'],
    ],
  },
  laser: {
    name: 'Laser stripping unit',
    function:
      'Mirrors guide the laser beam around the wire. The wavelength is absorbed by the insulation and reflected by the metal, so the conductor stays untouched. An extraction unit removes fumes and particles at the place where they arise.',
    hazard: {
      level: 'danger',
      symbol: 'laser',
      text: 'Closed, the machine is a class 1 laser product. Inside works a class 4 laser: direct or scattered radiation injures eyes and skin. Only trained laser technicians may open the inner cover, with goggles for the wavelength on the rating plate.',
    },
    setup: [
      'Choose the insulation from the list; the control sets power, speed and number of passes.',
      'Insert the wire holder for the diameter.',
      'Strip one sample and check the edge and the surface of the conductor.',
      'Correct the power in steps of five percent if residue stays.',
    ],
    care: [
      ['daily', 'Check the suction of the extraction unit; the indicator must be green'],
      ['weekly', 'Clean the protective window with the optics kit'],
      ['yearly', 'Have beam power and interlocks checked by our service'],
    ],
    faults: [
      ['Residue on the conductor', 'Window dirty or power too low', 'Clean the window, then raise the power by 5 %'],
      ['Laser does not start', 'Interlock open or extraction filter full', 'Close the cover or replace the filter'],
    ],
  },
  twisting: {
    name: 'Twisting head',
    function:
      'The wires are clamped at both ends and held under measured tension. The head turns one end while the carriage follows the shortening pair. The control compensates the springback, so lay length and open ends are right after release.',
    hazard: {
      level: 'danger',
      symbol: 'entanglement',
      text: 'Rotating wire whips when it tears. Start only with all covers closed and stay outside the marked area along the rail.',
    },
    setup: [
      'Enter wire length, lay length and open ends, or load the article.',
      'Choose the grippers for the insulation diameter.',
      'Twist one pair and measure the lay over ten turns.',
      'Correct overtwist until the pair lies flat on the table.',
    ],
    care: [
      ['daily', 'Wipe the grippers and check the rubber inserts'],
      ['weekly', 'Clean and oil the rail'],
      ['yearly', 'Have the tension sensor calibrated'],
    ],
    faults: [
      ['Lay length varies', 'Gripper inserts worn', 'Replace the inserts in pairs'],
      ['Pair curls up', 'Overtwist too small', 'Raise overtwist by two turns'],
    ],
  },
  marking: {
    name: 'Marking head',
    function:
      'The head prints characters, codes and graphics on the running wire. The print is triggered by the encoder, so distance and size stay the same at every speed. A camera reads the print again and compares it with the order.',
    hazard: {
      level: 'caution',
      symbol: 'general',
      text: 'Ink and solvent irritate eyes and skin and are flammable. Keep sparks away, ventilate the room and wear goggles and gloves when you change cartridges.',
    },
    setup: [
      'Choose font height and distance from the wire list.',
      'Set the head to the wire with the distance gauge.',
      'Print one metre, wipe it after ten seconds with a cloth and check that the print stays.',
    ],
    care: [
      ['daily', 'Run the cleaning cycle before the first and after the last order'],
      ['weekly', 'Clean the camera window and the wire guide below the head'],
      ['yearly', 'Replace filters and seals of the ink system'],
    ],
    faults: [
      ['Print is pale', 'Nozzles dry', 'Run the cleaning cycle twice'],
      ['Print smears', 'Insulation greasy or drying too short', 'Clean the wire or reduce the speed'],
    ],
  },
  unwinding: {
    name: 'Unwinding unit',
    function:
      'A motor turns the spool. A dancer arm stores wire and tells the drive how fast the next machine pulls. The pull stays even when the machine starts and stops with every piece.',
    hazard: {
      level: 'warning',
      symbol: 'crushing',
      text: 'Spools roll and tip. Lift them only with the lifting arm or a crane, lock both cones and keep feet away from the base.',
    },
    setup: [
      'Lower the lifting arm, roll the spool on and lock the cones.',
      'Thread the wire over the dancer rollers in the order of the drawing on the cover.',
      'Set the dancer weight to the cross-section of the wire.',
      'Pull one metre by hand; the spool must follow without a jerk.',
    ],
    care: [
      ['weekly', 'Check the rollers for flat spots'],
      ['monthly', 'Grease spindle and cones'],
      ['yearly', 'Check the brake: the full spool must stop within one turn'],
    ],
    faults: [
      ['Wire loops fall off', 'Dancer weight too small', 'Add one weight plate'],
      ['Drive stops with “Dancer at limit”', 'Wire jammed on the spool', 'Free the wire and confirm'],
    ],
  },
  tubes: {
    name: 'Tube cutting unit',
    function:
      'Two belts feed the tube without crushing it, and a knife cuts it square against a bushing. For corrugated tube the sensor counts the ribs and cuts in the valley.',
    hazard: {
      level: 'danger',
      symbol: 'blade',
      text: 'The knife falls with the force of a cylinder and cuts fingers off. Switch off drives and air, and wait until the gauge shows zero, before you open the guard.',
    },
    setup: [
      'Insert the bushing for the outer diameter of the tube.',
      'Set belt distance until the tube is held but not pressed oval.',
      'Cut five pieces and check length and squareness.',
    ],
    care: [
      ['daily', 'Remove chips and check the knife edge'],
      ['weekly', 'Drain the water of the air filter'],
      ['yearly', 'Replace the seals of the knife cylinder'],
    ],
    faults: [
      ['Cut is not square', 'Bushing too large or knife blunt', 'Insert the right bushing or turn the knife'],
      ['Length varies', 'Tube slips', 'Reduce the belt distance by 0.5 mm'],
    ],
  },
  testing: {
    name: 'Test field',
    function:
      'Adapters lock the connectors, check that every secondary lock is closed, and connect each contact with the measuring unit. The unit measures resistance, insulation and components, prints the label only for a good harness, and then unlocks the connectors.',
    hazard: {
      level: 'danger',
      symbol: 'electricity',
      text: 'Test voltages above 60 V can kill. Close the cover before every high-voltage test. The red lamp is lit while voltage is applied; do not touch harness or adapters until it goes out.',
    },
    setup: [
      'Load the test program of the article and place its adapters on the marked positions.',
      'Connect the adapters; the screen shows each as recognised.',
      'Learn a released reference harness.',
      'Test a harness with a built-in fault; the program must find it.',
    ],
    care: [
      ['daily', 'Test the reference harness at the beginning of each shift'],
      ['monthly', 'Clean the contact pins and replace worn ones'],
      ['yearly', 'Have the measuring unit calibrated'],
    ],
    faults: [
      ['Same contact is often reported open', 'Contact pin worn', 'Replace the pin with the pin tool'],
      ['Connector is not released', 'Harness faulty', 'Unlock with the key of the shift leader and mark the harness'],
    ],
  },
  microscopy: {
    name: 'Section analysis',
    function:
      'The crimp is cut, ground and etched, then measured under the microscope. The software finds the outline, measures height, width, compression and burr by the chosen standard, and writes the report.',
    hazard: {
      level: 'caution',
      symbol: 'general',
      text: 'The etching liquid is corrosive. Wear goggles and gloves, work below the extraction hood and keep the safety data sheet within reach.',
    },
    setup: [
      'Choose terminal and cross-section; the limits come from the terminal data.',
      'Clamp the sample and cut it at the mark.',
      'Grind with both grits until no scratch is left, etch for ten seconds and rinse.',
      'Focus, measure and save the report.',
    ],
    care: [
      ['daily', 'Clean the stage and cover the lens'],
      ['weekly', 'Replace the grinding paper'],
      ['yearly', 'Check the scale with the glass gauge'],
    ],
    faults: [
      ['Image is dark', 'Lens or light ring dirty', 'Clean with the optics kit'],
      ['Outline is not found', 'Section not etched enough', 'Etch again for five seconds'],
    ],
  },
  workplace: {
    name: 'Guided workplace',
    function:
      'The screen shows one step at a time, lights mark the bin of the next part and sensors confirm that it was taken. The table height follows the person who signs in.',
    hazard: {
      level: 'caution',
      symbol: 'crushing',
      text: 'The table moves by motor. Look that no one reaches below the table top before you change its height.',
    },
    setup: [
      'Load the work plan of the article.',
      'Place the assembly board on the four pins and fill the bins shown on the screen.',
      'Walk through the plan once in test mode.',
    ],
    care: [
      ['daily', 'Wipe screen and sensors'],
      ['monthly', 'Check the bin lights with the test program'],
      ['yearly', 'Check the lifting columns and their emergency stop'],
    ],
    faults: [
      ['A step is not confirmed', 'Sensor covered', 'Free or clean the sensor'],
      ['Table does not move', 'Overload or blocked', 'Remove load and reset by moving down fully'],
    ],
  },
}
