/**
 * Proverbs made up for testing: 139, ids 20 to 158, in plain English with some Mizo words (`ṭha` good, `ṭhian`
 * friend, `ṭhenawm` neighbour, `ṭawng` speech). Period, text, meaning. The periods of Mizo history are real, but the
 * attribution of a proverb to a period is made up. The meaning of each record ends with a note that says so.
 */
export const MADE_UP_PROVERBS = `
Chieftainship|The chief's house has many doors and one chair.|Many may ask, one must answer.
Chieftainship|A drum heard from two hills is believed on neither.|News from all sides is still only noise.
Chieftainship|Count the baskets before the feast, not after.|Plan before you promise.
Chieftainship|A ṭha word costs no rice.|Kindness is free.
Chieftainship|The ridge remembers who cleared it.|Work is not forgotten.
Chieftainship|Two hunters who argue feed the tiger.|Quarrels help a common enemy.
Chieftainship|The gong cannot hear itself.|Those who say most may notice least.
Chieftainship|A ṭhian carries half of the basket and none of the praise.|A friend helps without asking for thanks.
Chieftainship|Sharpen the blade at home, not in the forest.|Prepare before the need comes.
Chieftainship|The path to the spring is made by thirst.|Need teaches the way.
Chieftainship|One log burns badly, two logs burn all night.|Together we last longer.
Chieftainship|The watchman who sings is awake.|Cheerful people are watchful people.
Chieftainship|The hut of leaves is rebuilt by noon.|Who owns little recovers quickly.
Chieftainship|Nobody hears the rain that stays in the cloud.|Intentions are not deeds.
Chieftainship|Borrow a spear and return it clean.|Give things back better than you got them.
Chieftainship|The old trail knows the short way.|Experience saves time.
Chieftainship|A guest looks at the hearth, not at the roof.|Warmth counts for more than show.
Chieftainship|The slow mithun also reaches the salt lick.|Patience arrives.
Chieftainship|Who shouts on the hill wakes the valley.|Words travel further than meant.
Chieftainship|A loud ṭawng does not fill the granary.|Talk brings in no harvest.
Chieftainship|Even the chief steps over the same mud.|Nobody is above trouble.
Chieftainship|The hornbill does not ask the crow how to fly.|Trust what you can do.
Chieftainship|Split the wood along its grain.|Work with the nature of things.
Chieftainship|A cold hearth tells the whole story.|Neglect shows.
Chieftainship|The river is crossed by the first step into it.|Begin.
Chieftainship|Seven villages, seven ways to cook one pumpkin.|There is more than one right way.
Chieftainship|Do not thank the ladder while you are on it.|Finish before you celebrate.
Chieftainship|The moon is full for thieves and lovers alike.|Good fortune does not choose.
Mission|Who learns to read learns to wait.|Learning takes patience.
Mission|A slate can be wiped, a word cannot.|Think before you speak.
Mission|The bell calls the late and the early alike.|A duty is the same for all.
Mission|One letter at a time, the whole letter home.|Great things are done in small steps.
Mission|A borrowed book has two owners to please.|Take double care of what is lent.
Mission|The lamp does not choose whom it lights.|Be kind to everybody.
Mission|A ṭha teacher is first a ṭha listener.|Listening comes before teaching.
Mission|Sing softly and the others will hear themselves.|Leave room for others.
Mission|Ink dries, questions do not.|Curiosity does not end with the lesson.
Mission|The sermon that is remembered had a meal after it.|Deeds convince more than speech.
Mission|A ṭhenawm with an open door needs no key.|Trust between neighbours is safety.
Mission|The choir is tuned by its weakest ear.|Take care of those who struggle.
Mission|Write the promise down before the ink is sold.|Put agreements on paper in time.
Mission|The pupil who asks twice learns once.|Questions make knowledge last.
Mission|Medicine is bitter until morning.|Good advice is welcome later.
Mission|A bridge of one plank is still a bridge.|A little help is help.
Mission|Carry the candle, not the darkness.|Bring answers rather than complaints.
Mission|The book is heavy only while it is closed.|What we begin becomes easier.
Mission|New shoes know no old road.|Newcomers need guidance.
Mission|A hymn learned by heart needs no light.|What you really know stays with you.
Mission|The far village also has a Sunday.|Others live as fully as we do.
Mission|Chalk gets smaller as the class gets wiser.|Who teaches gives something away.
Mission|A translator walks two roads at once.|Understanding both sides is hard work.
Mission|The dictionary began with one word.|Every great work has a small start.
Mission|Whoever plants the orange tree learns the taste of waiting.|Good things ripen slowly.
Mission|The echo has no opinion.|Repeating is not understanding.
Mission|Ask the ferryman, not the river.|Ask those who know.
Mission|One honest page outweighs a shelf.|Truth counts for more than quantity.
District|A stamp does not make a letter true.|Official looks prove nothing.
District|The road is long for the one who carries salt.|Burdens stretch the way.
District|Measure the field with your feet, the man with your years.|Knowing people takes time.
District|The clerk's pen is lighter than the farmer's hoe, and moves more.|Small decisions have large effects.
District|Rain does not read the calendar.|Nature keeps no appointments.
District|A ṭhian in the market is worth two scales.|Trust is better than control.
District|The bullock cart teaches the lorry patience.|The old slows the new for a reason.
District|Three signatures and still no bridge.|Paper is no substitute for work.
District|The tax is paid in rice, the lesson in sleep.|Every debt has a second price.
District|Roofs are mended in the dry season.|Repair while things are calm.
District|The messenger runs, the message waits.|Speed is no use without attention.
District|A ṭha fence has a gate.|Limits should leave a way through.
District|Do not weigh the pig with your eyes.|Guessing is not measuring.
District|The porter knows the weight of the governor.|Those below know those above.
District|Ginger grows crooked and sells straight.|Looks do not decide worth.
District|A village with two wells has two stories.|Everyone tells it differently.
District|The new path is steep for the old goat.|Change is harder with age.
District|The orange seller eats the bruised one.|Who serves others takes the smaller part.
District|Leave the key where the honest can find it.|Expect good of people.
District|The telegraph is quick and the answer is slow.|Speed of asking does not hurry the reply.
District|Smoke shows the house before the house shows itself.|Signs come before events.
District|The loom remembers every missed thread.|Small faults show in the end.
District|Plant one row for the next family in the house.|Work for those who come after.
District|The bargain struck at noon is regretted at dusk.|Do not hurry an agreement.
District|A map of the hills does not tire the legs.|Theory is easier than practice.
District|The rope is tested where it is thin.|Weakness decides.
District|Sit with the elders, walk with the young.|Take advice from one, strength from the other.
District|Who borrows salt returns with a story.|Small favours make friendships.
Union Territory|A new flag, the same wind.|Change of names is not change of things.
Union Territory|Peace is a field that must be weeded.|Keeping peace is daily work.
Union Territory|The lost goat finds its own song.|Hardship teaches.
Union Territory|Silence is a long letter.|What is not said can mean much.
Union Territory|Lower your voice and the hill comes nearer.|Gentleness is heard.
Union Territory|The bus leaves on time only when you are late.|Do not count on luck.
Union Territory|A ṭhenawm who lends sugar also lends an ear.|Neighbours are there to help.
Union Territory|The bamboo flowers once and feeds the rats.|Sudden plenty brings its own trouble.
Union Territory|A road block stops the feet, not the thought.|Ideas cannot be held up.
Union Territory|The kitchen settles what the council begins.|Great matters end in small rooms.
Union Territory|Half a blanket is warm if the other half is shared.|Sharing comforts.
Union Territory|Who counts the steps forgets the view.|Do not measure everything.
Union Territory|A guitar with five strings still knows the tune.|Make do with what there is.
Union Territory|The radio speaks to all and listens to none.|Being loud is not being in conversation.
Union Territory|A ṭha neighbour is a wall against the wind.|Good company protects.
Union Territory|Yesterday's rain fills no bucket.|Use chances when they come.
Union Territory|The ladder is shared by those who go up and those who come down.|Be polite on the way.
Union Territory|The market closes, the friendship does not.|Business ends and people remain.
Union Territory|A crooked nail holds too, if struck with care.|Everyone can be of use.
Union Territory|Wait for the fog to lift before you praise the valley.|Judge when you can see.
Union Territory|An umbrella remembered is rain avoided.|Care prevents trouble.
Union Territory|The election poster fades first where the sun is strongest.|Fame wears off.
Union Territory|Hands that cook together seldom fight.|Shared work makes peace.
Union Territory|The last seat on the bus has the best stories.|Humble places have their rewards.
Union Territory|Say yes with the hand that will do it.|Keep your word.
Union Territory|Even a short bridge needs two banks.|Agreement takes both sides.
Union Territory|The rooster thinks that he invented the morning.|Pride mistakes its part.
Statehood|The screen is bright and the room is dark.|Look up now and then.
Statehood|A picture shared is a picture kept.|What we give away stays with us.
Statehood|Every password is a small gate.|Security is made of details.
Statehood|The queue teaches good manners to those who wait.|Patience is learned in company.
Statehood|A traffic jam without horns is a song.|Restraint is beautiful.
Statehood|The fastest message is the one not sent in anger.|Wait until you are calm.
Statehood|A ṭhian on the phone is half a ṭhian at the door.|Visit those you care for.
Statehood|A shop without a keeper is kept by everybody.|Trust makes people honest.
Statehood|Water the plant, not the pot.|Attend to what matters.
Statehood|The tallest building has the longest shadow.|Greatness has its costs.
Statehood|Charge the lamp while the sun is free.|Use good times well.
Statehood|A backup is remembered on the day after.|Prepare for loss beforehand.
Statehood|The bridge is praised in the dry season and used in the wet.|Worth shows when it is needed.
Statehood|One typing mistake, a thousand readers.|Check before you publish.
Statehood|A map without names is still a road.|Go on even if you know little.
Statehood|The ṭawng of the young is a new path to an old well.|Language changes and meaning stays.
Statehood|The camera sees the smile and not the reason.|Pictures do not tell everything.
Statehood|Borrowed time is paid back in sleep.|Rest is not to be skipped.
Statehood|A clean street has many mothers.|What is common is cared for by all.
Statehood|The helmet is light, the regret is heavy.|A little care saves much grief.
Statehood|Green hills pay slowly and for ever.|Look after the land.
Statehood|A test that cannot fail teaches nothing.|Proof needs a chance to be wrong.
Statehood|The smallest village has the widest sky.|There is freedom in little places.
Statehood|A late train still has a first carriage.|Do not give up on what is delayed.
Statehood|Two versions of a story make one argument.|Agree on the facts first.
Statehood|Ask the mirror, then ask a ṭhian.|Check your own view with others.
Statehood|The loudest notification is seldom the news.|What is urgent is not always what matters.
Statehood|Leave the last cup for the one who washes up.|Remember those who do the work.
`;
