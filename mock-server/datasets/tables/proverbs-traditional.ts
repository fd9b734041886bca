/**
 * Traditional Mizo proverbs: 19, ids 1 to 19. Text, meaning. As recorded by J. H. Lorrain and F. W. Savidge, and by
 * C. Saizawna in "Pipute ṭawngkauchheh"; the dot of `ṭ` is restored where a print omitted it. Meanings are
 * paraphrased. No period is known, so all are `Traditional`.
 */
export const TRADITIONAL_PROVERBS = `
A ṭha lam kawng a chho va, a chhe lam kawng a phei.|The right way climbs and the wrong way is level: good things are hard to reach.
Kawi pawh a kawm a ṭhat chuan a rah pawh a ṭha, a kawm a chhiat chuan a rah pawh a chhia.|A sound pod has sound beans and a poor pod poor ones: children take after their parents.
Lungpui pawh lungtein a kamki loh chuan a awm thei lo.|Even a boulder does not stand without pebbles to support it: the great need the small.
Mihring hmelma lian ber chu mahni.|The greatest enemy of a person is oneself.
Se bo hnua se kawng khàr ang.|Like closing the gate after the ox is gone: care that comes too late.
Rih artui phur i ang e.|You walk like somebody who carries eggs: said to one who is slow.
Nun chhiat leh suak sual a sim theih, hmel chhiat a siam ṭhat theih loh.|Bad habits can be given up, but a plain face cannot be mended.
Ṭawng khawlo ni suh se la.|If it is not too bold to say so.
Sar pawh zam mahsela ka pal chat ang e.|Even if the omen is bad I shall go through with it: nothing will stop me.
Thing pawh a kung a ṭhat leh a rah a ṭha, a kung a ṭhat loh leh a rah a ṭha lo vang.|A good tree bears good fruit and a bad tree bad fruit.
Lal ngai lo, lal a na.|Who never ruled before rules harshly.
Themthiam lovin an hriam an mawhchhiat.|A poor worker blames the tools.
Mi fing in a fin man a ei seng lo, mi a in a at man a chawi seng lo.|The wise cannot use up what wisdom earns, nor fools pay all that folly costs.
Vawiina tih tur naktuka tih ah khek suh.|Do not put off until tomorrow what is to be done today.
Mahni infak leh sakhi ngal ah engmah a bet lo.|Praise of oneself is as lean as the shin of a deer.
Zawng tuar aiin ngauvin a tuar.|One monkey suffers for what another did: the innocent pay for the guilty.
A vawtu in ek a cheh tih ang a ni.|As if the one who beats were the one who cries out.
Pachuau sual ka ang.|I am like Pachuau in his fight: I would stop if I could.
Sem sem dam dam, ei bil thi thi.|Who shares will live, who eats alone will die.
`;
