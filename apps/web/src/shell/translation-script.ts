/**
 * Lets a page live on when something else changes it: page translators put other elements in place of its texts, and
 * extensions wrap its elements. React keeps its own nodes, and would fail to remove one, or to insert before it, or would
 * go on writing to a text that is no longer shown.
 *
 * Every text that gives way to something else is remembered with its stand-ins. When React removes the text, they go;
 * when it inserts something before the text, it comes before them; and when it writes to the text, the text is back in
 * their place, for the translator to translate anew. A node that was moved deeper is found there.
 */
export const TRANSLATION_SCRIPT = `(function(){
var N=Node.prototype,remove=N.removeChild,insert=N.insertBefore,standIns=new WeakMap,standsFor=new WeakMap;
function shown(node){return(standIns.get(node)||[]).filter(function(one){return one.isConnected})}
N.removeChild=function(child){
if(child.parentNode===this)return remove.call(this,child);
shown(child).forEach(function(one){one.remove()});
if(child.parentNode&&this.contains(child))remove.call(child.parentNode,child);
return child};
N.insertBefore=function(node,before){
if(before&&before.parentNode!==this){
before=shown(before)[0]||before;
while(before&&before.parentNode!==this)before=before.parentNode}
return insert.call(this,node,before||null)};
var written=new MutationObserver(function(records){records.forEach(function(record){
var text=record.target,places=shown(text);
if(text.isConnected||!places[0])return;
insert.call(places[0].parentNode,text,places[0]);
places.forEach(function(one){one.remove()})})});
new MutationObserver(function(records){
var added=new Set;
records.forEach(function(record){record.addedNodes.forEach(function(node){added.add(node)})});
records.forEach(function(record){record.removedNodes.forEach(function(node){
var text=standsFor.get(node)||node;
if(text.nodeType!==3||text.isConnected)return;
var instead=record.addedNodes.length?Array.from(record.addedNodes):[record.previousSibling,record.nextSibling].filter(function(one){return added.has(one)});
if(!instead.length)return;
standIns.set(text,instead);
instead.forEach(function(one){standsFor.set(one,text)});
written.observe(text,{characterData:true})})})
}).observe(document,{childList:true,subtree:true})
})()`;
