/** Ordinary orders of each form of XML, of which all is read: for tests. */

export type Form = {
  readonly good: string
  /** Elements of it that say nothing of what is ordered, with all that is in them. */
  readonly silent: readonly string[]
  /** Elements of which all are read, or none needs to be. */
  readonly many: readonly string[]
}

export const ubl: Form = {
  good: `<Order><CustomizationID>urn:x</CustomizationID><ID>PO-7</ID><IssueDate>2026-11-02</IssueDate><OrderTypeCode>220</OrderTypeCode><Note>Gate 4</Note><DocumentCurrencyCode>EUR</DocumentCurrencyCode><CustomerReference>4711</CustomerReference>
<BuyerCustomerParty><Party><PartyName><Name>Werft Nord</Name></PartyName></Party></BuyerCustomerParty><AccountingCustomerParty><Party><PartyName><Name>Werft Nord</Name></PartyName></Party></AccountingCustomerParty>
<Delivery><DeliveryLocation><Address><StreetName>Kai 7</StreetName><CityName>Kiel</CityName></Address></DeliveryLocation><RequestedDeliveryPeriod><StartDate>2026-11-10</StartDate><EndDate>2026-11-12</EndDate></RequestedDeliveryPeriod></Delivery>
<TaxTotal><TaxAmount>45.60</TaxAmount></TaxTotal><AnticipatedMonetaryTotal><LineExtensionAmount>240.00</LineExtensionAmount><PayableAmount>285.60</PayableAmount></AnticipatedMonetaryTotal>
<OrderLine><Note>Sharp</Note><LineItem><ID>1</ID><Quantity unitCode="C62">24</Quantity><LineExtensionAmount>240.00</LineExtensionAmount><PartialDeliveryIndicator>true</PartialDeliveryIndicator><Price><PriceAmount>1000.00</PriceAmount><BaseQuantity unitCode="C62">100</BaseQuantity></Price><Item><Name>Chisel</Name><SellersItemIdentification><ID>CH-9</ID></SellersItemIdentification><CommodityClassification><ItemClassificationCode>1</ItemClassificationCode></CommodityClassification></Item></LineItem></OrderLine></Order>`,
  silent: [
    'CustomizationID',
    'CustomerReference',
    'BuyerCustomerParty',
    'AccountingCustomerParty',
    'CommodityClassification',
  ],
  many: ['Note', 'CommodityClassification'],
}

export const openTrans: Form = {
  good: `<ORDER version="2.1" type="standard"><ORDER_HEADER><CONTROL_INFO><GENERATOR_INFO>x</GENERATOR_INFO></CONTROL_INFO><ORDER_INFO><ORDER_ID>B-9</ORDER_ID><ORDER_DATE>2026-11-02</ORDER_DATE><DELIVERY_DATE type="fixed"><DELIVERY_START_DATE>2026-11-10</DELIVERY_START_DATE><DELIVERY_END_DATE>2026-11-12</DELIVERY_END_DATE></DELIVERY_DATE>
<PARTIES><PARTY><PARTY_ID>77</PARTY_ID><PARTY_ROLE>buyer</PARTY_ROLE><ADDRESS><NAME>Werft Nord</NAME><STREET>Kai 7</STREET><CITY>Kiel</CITY></ADDRESS></PARTY></PARTIES><ORDER_PARTIES_REFERENCE><BUYER_IDREF>77</BUYER_IDREF><SHIPMENT_PARTIES_REFERENCE><DELIVERY_IDREF>77</DELIVERY_IDREF></SHIPMENT_PARTIES_REFERENCE></ORDER_PARTIES_REFERENCE><CURRENCY>EUR</CURRENCY><REMARKS>Gate 4</REMARKS></ORDER_INFO></ORDER_HEADER>
<ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID>CH-9</SUPPLIER_PID><INTERNATIONAL_PID type="ean">4006381333931</INTERNATIONAL_PID><DESCRIPTION_SHORT>Chisel</DESCRIPTION_SHORT></PRODUCT_ID><QUANTITY>24</QUANTITY><ORDER_UNIT>C62</ORDER_UNIT><PRODUCT_PRICE_FIX><PRICE_AMOUNT>10.00</PRICE_AMOUNT><TAX_DETAILS_FIX><TAX>0.19</TAX></TAX_DETAILS_FIX></PRODUCT_PRICE_FIX><PRICE_LINE_AMOUNT>240.00</PRICE_LINE_AMOUNT><ACCOUNTING_INFO><COST_ACCOUNT>4</COST_ACCOUNT></ACCOUNTING_INFO></ORDER_ITEM></ORDER_ITEM_LIST><ORDER_SUMMARY><TOTAL_ITEM_NUM>1</TOTAL_ITEM_NUM><TOTAL_AMOUNT>240.00</TOTAL_AMOUNT></ORDER_SUMMARY></ORDER>`,
  silent: ['GENERATOR_INFO', 'PARTY_ID', 'BUYER_IDREF', 'TAX_DETAILS_FIX', 'ACCOUNTING_INFO'],
  many: [
    'PARTY',
    'PARTY_ID',
    'PARTY_ROLE',
    'NAME',
    'REMARKS',
    'INTERNATIONAL_PID',
    'DESCRIPTION_SHORT',
    'TAX_DETAILS_FIX',
  ],
}

export const orderX: Form = {
  good: `<SCRDMCCBDACIOMessageStructure><ExchangedDocumentContext><TestIndicator><Indicator>false</Indicator></TestIndicator><GuidelineSpecifiedDocumentContextParameter><ID>x</ID></GuidelineSpecifiedDocumentContextParameter></ExchangedDocumentContext>
<ExchangedDocument><ID>OX-1</ID><TypeCode>220</TypeCode><IssueDateTime><DateTimeString format="102">20261102</DateTimeString></IssueDateTime><PurposeCode>9</PurposeCode><IncludedNote><Content>Gate 4</Content><SubjectCode>AAI</SubjectCode></IncludedNote></ExchangedDocument>
<SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><AssociatedDocumentLineDocument><LineID>1</LineID></AssociatedDocumentLineDocument><SpecifiedTradeProduct><GlobalID schemeID="0160">4006381333931</GlobalID><SellerAssignedID>CH-9</SellerAssignedID><Name>Chisel</Name></SpecifiedTradeProduct><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>10.00</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement><SpecifiedLineTradeDelivery><RequestedQuantity unitCode="C62">24</RequestedQuantity></SpecifiedLineTradeDelivery><SpecifiedLineTradeSettlement><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>240.00</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem>
<ApplicableHeaderTradeAgreement><BuyerTradeParty><Name>Werft Nord</Name></BuyerTradeParty></ApplicableHeaderTradeAgreement><ApplicableHeaderTradeDelivery><ShipToTradeParty><Name>Werft Nord</Name><PostalTradeAddress><LineOne>Kai 7</LineOne><CityName>Kiel</CityName></PostalTradeAddress></ShipToTradeParty><RequestedDeliverySupplyChainEvent><OccurrenceDateTime><DateTimeString format="102">20261110</DateTimeString></OccurrenceDateTime></RequestedDeliverySupplyChainEvent></ApplicableHeaderTradeDelivery>
<ApplicableHeaderTradeSettlement><OrderCurrencyCode>EUR</OrderCurrencyCode><SpecifiedTradeSettlementHeaderMonetarySummation><LineTotalAmount>240.00</LineTotalAmount><TaxBasisTotalAmount>240.00</TaxBasisTotalAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>`,
  silent: ['GuidelineSpecifiedDocumentContextParameter', 'SubjectCode', 'BuyerTradeParty'],
  many: [
    'GuidelineSpecifiedDocumentContextParameter',
    'SubjectCode',
    'BuyerTradeParty',
    'IncludedNote',
    'Content',
    'GlobalID',
    'SpecifiedTradeProduct/Name',
  ],
}

export const ids: Form = {
  good: `<Warenkorb><WarenkorbInfo><Date>2026-11-02</Date><Time>09:00:00</Time><Version>2.5</Version></WarenkorbInfo><Order><OrderInfo><PartNo>B-9</PartNo><DeliveryDate>2026-11-10</DeliveryDate><ModeOfShipment>Lieferung</ModeOfShipment><Cur>EUR</Cur><ZusatzText>Kran</ZusatzText></OrderInfo><CustomerInfo><IDNo>77</IDNo><Address><Name1>Werft Nord</Name1></Address></CustomerInfo><DeliveryPlaceInfo><Address><Name1>Lager</Name1><Street>Kai 7</Street><City>Kiel</City></Address></DeliveryPlaceInfo>
<OrderItem><ItemChara>normal</ItemChara><RefItems><Customer>1.1</Customer></RefItems><ArtNo>CH-9</ArtNo><Qty>24</Qty><QU>PCE</QU><Kurztext>Stechbeitel</Kurztext><OfferPrice>1500</OfferPrice><NetPrice>1000</NetPrice><PriceBasis>100</PriceBasis><VAT>19</VAT><Hinweis>Scharf</Hinweis></OrderItem></Order></Warenkorb>`,
  silent: ['Time', 'Version', 'IDNo', 'OfferPrice', 'VAT'],
  many: ['ZusatzText', 'OrderItem'],
}

export const cxml: Form = {
  good: `<cXML payloadID="1"><Header/><Request deploymentMode="production"><OrderRequest><OrderRequestHeader orderID="PO-1" orderDate="2026-11-29" type="new"><Total><Money currency="USD">240.00</Money></Total><ShipTo><Address><Name>Works</Name><PostalAddress><Street>1 Quay</Street><City>Kiel</City></PostalAddress></Address></ShipTo><Comments>Gate 4</Comments></OrderRequestHeader><ItemOut quantity="24" lineNumber="1"><ItemID><SupplierPartID>CH-9</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">10.00</Money></UnitPrice><Description>Chisel</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification>27110000</Classification></ItemDetail></ItemOut></OrderRequest></Request></cXML>`,
  silent: ['Header', 'Description', 'Classification'],
  many: ['Header', 'Street', 'Comments', 'Description', 'Classification', 'ItemOut'],
}

export const forms = { ubl, openTrans, orderX, ids, cxml }
