/** What each product picture shows, for those who do not see it. */
export const pictures = {
  shooter3:
    'Aroma Shooter 3: a low, round device in chalk white with six colored scents on top and a metal nozzle, lit blue, in front',
  shooter3Night: 'Aroma Shooter 3 in graphite against a dark background, its nozzle lit blue',
  shooter3Top:
    'Aroma Shooter 3 from above: six colored scents in a ring around a brushed metal dial',
  shooter3Front: 'Aroma Shooter 3 from the front, at nozzle height',
  shooter3Macro:
    'Close-up of the deck: numbered scents, each with six small openings, around the metal dial',
  shooter3Exploded:
    'Aroma Shooter 3 taken apart along its axis: dial, six cartridges, the deck, the six chambers, the shell and the base',
  shooter2: 'Aroma Shooter 2: a white cylinder with six colored scents on top and a metal nozzle',
  shooter2Booster: 'Aroma Shooter 2 with the booster, a dark tube, fitted in front of its nozzle',
  shooter1: 'Aroma Shooter 1: a graphite box with two rows of three colored scents and a dial',
  wearable3:
    'Aroma Shooter Wearable 3: a white neckband, three colored scents and a nozzle at each end',
  speaker60: 'Aroma Speaker 60: a ribbed white drum with 60 colored scents in three rings',
  cartridge:
    'One scent cartridge: a clear cylinder with a solid yellow core, a white cap and a label that reads Yuzu',
  cartridges:
    'Six labeled scent cartridges in a row: Orange, Bread, Black Tea, Honey, Strawberry and Hazelnut',
  plateCartridge:
    'A plate-type cartridge: a flat white square with a round blue lens and snap tabs',
  family: 'All devices together: Speaker 60, Shooters 1, 2 and 3, Wearable 3 and three cartridges',
  kit: 'The kit, unpacked: Aroma Shooter 3 in front of its box, six labeled cartridges, a USB cable and a booklet',
  sceneSignage:
    'A bakery at dusk: a person looks into its lit window, next to a waist-high Aroma Speaker 60',
  sceneVr:
    'A mannequin in violet light wears a VR headset, and an Aroma Shooter Wearable 3 around its neck',
  sceneReach:
    'Aroma Shooter 3 in front, at the other end of a table a seated person, dark in front of a blue wall',
  sceneSpeaker:
    'A hall: Aroma Speaker 60, waist-high on its dark column, and a person standing in front of it',
  sceneLab:
    'A lab bench with an Aroma Shooter 3 aimed at a chin rest along a scale, next to a laptop and a rack of cartridges',
} as const
