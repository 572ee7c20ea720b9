/** All migrations, in the order in which they are applied. See README.md before adding one. */
import * as accounts from './0001_accounts.ts'
import * as identity from './0002_identity.ts'
import * as mail from './0003_mail.ts'
import * as catalogue from './0004_catalogue.ts'
import * as stock from './0005_stock.ts'
import * as orders from './0006_orders.ts'
import * as reviews from './0007_reviews.ts'
import * as rateLimits from './0008_rate_limits.ts'
import * as orderLife from './0010_order_life.ts'
import * as cart from './0011_cart.ts'
import * as addresses from './0012_addresses.ts'
import * as finding from './0013_finding.ts'
import * as families from './0014_families.ts'
import * as papers from './0015_papers.ts'
import * as stockLedger from './0016_stock_ledger.ts'
import * as search from './0017_search.ts'
import * as identityDisablings from './0019_identity_disablings.ts'
import * as size from './0020_size.ts'
import * as pictures from './0022_pictures.ts'
import * as defaultAddress from './0023_default_address.ts'
import * as wire from './0024_wire.ts'
import * as toolsOnSale from './0025_tools_on_sale.ts'
import * as stockByStatement from './0026_stock_by_statement.ts'
import * as usedTokens from './0027_used_tokens.ts'
import * as demoLoad from './0028_demo_load.ts'
import * as mailPriority from './0029_mail_priority.ts'
import * as emailConfirmed from './0030_email_confirmed.ts'
import * as orderNotices from './0031_order_notices.ts'
import * as demoPictures from './0032_demo_pictures.ts'
import * as documents from './0033_documents.ts'
import * as imageHosts from './0034_image_hosts.ts'
import * as skuFolded from './0035_sku_folded.ts'
import * as tradeWords from './0036_trade_words.ts'
import * as signIn from './0037_sign_in.ts'
import * as orderSearch from './0038_order_search.ts'
import * as movementRequests from './0039_movement_requests.ts'
import * as records from './0042_records.ts'
import * as listsAndAddresses from './0043_lists_and_addresses.ts'
import * as settings from './0053_settings.ts'
import * as pages from './0054_pages.ts'
import * as staff from './0060_staff.ts'
import * as audit from './0061_audit.ts'
import * as moderation from './0062_moderation.ts'
import * as identifiers from './0067_identifiers.ts'
import * as bulkJobs from './0068_bulk_jobs.ts'
import * as linesOfATool from './0080_lines_of_a_tool.ts'
import * as secondFactor from './0084_second_factor.ts'
import * as restockRequests from './0090_restock_requests.ts'
import * as currency from './0095_currency.ts'
import * as series from './0096_series.ts'
import * as undo from './0100_undo.ts'
import * as sessions from './0101_sessions.ts'
import * as bulkEdits from './0105_bulk_edits.ts'
import * as units from './0110_units.ts'
import * as toolStates from './0111_tool_states.ts'
import * as picturesByAddress from './0115_pictures_by_address.ts'
import * as recordsEdited from './0116_records_edited.ts'
import * as companies from './0120_companies.ts'
import * as lineQuantities from './0130_line_quantities.ts'
import * as orderTax from './0140_order_tax.ts'
import * as shipmentDocuments from './0141_shipment_documents.ts'
import * as returns from './0142_returns.ts'
import * as priceLists from './0150_price_lists.ts'
import * as delivery from './0155_delivery.ts'
import * as payments from './0160_payments.ts'
import * as billedDocuments from './0161_billed_documents.ts'
import * as brandPictures from './0165_brand_pictures.ts'
import * as reviewReports from './0170_review_reports.ts'
import * as stepUp from './0171_step_up.ts'
import * as desk from './0175_desk.ts'
import * as emailChanges from './0180_email_changes.ts'
import * as toolDocuments from './0185_tool_documents.ts'
import * as orderHolds from './0190_order_holds.ts'
import * as quotes from './0195_quotes.ts'
import * as paymentTerms from './0205_payment_terms.ts'
import * as bankEntries from './0206_bank_entries.ts'
import * as vatNumbers from './0210_vat_numbers.ts'
import * as importPictures from './0225_import_pictures.ts'
import * as safety from './0226_safety.ts'
import * as packs from './0227_packs.ts'
import * as savedLists from './0230_saved_lists.ts'
import * as companyInvitations from './0235_company_invitations.ts'
import * as statements from './0240_statements.ts'
import * as credit from './0241_credit.ts'
import * as reminders from './0242_reminders.ts'
import * as accounting from './0243_accounting.ts'
import * as documentSearch from './0245_document_search.ts'
import * as taxClassesOfTools from './0246_tax_classes.ts'
import * as prepayment from './0248_prepayment.ts'
import * as orderNotes from './0250_order_notes.ts'
import * as orderEdits from './0251_order_edits.ts'
import * as backOrders from './0252_back_orders.ts'
import * as demoBusiness from './0265_demo_business.ts'
import * as pictureQueue from './0270_picture_queue.ts'
import * as documentsByAddress from './0271_documents_by_address.ts'
import * as passingOn from './0280_passing_on.ts'
import * as cardPayments from './0295_card_payments.ts'
import * as exemptionCertificates from './0305_exemption_certificates.ts'
import * as salesTaxRates from './0306_sales_tax_rates.ts'
import * as pickLists from './0307_pick_lists.ts'
import * as accountChecks from './0315_account_checks.ts'
import * as passkeys from './0330_passkeys.ts'
import * as binsOfTools from './0340_bins_of_tools.ts'
import * as customerPartNumbers from './0350_customer_part_numbers.ts'
import * as provenEmail from './0351_proven_email.ts'
import * as orderCustomers from './0360_order_customers.ts'
import * as hiddenRows from './0370_hidden_rows.ts'
import * as invitingMembers from './0385_inviting_members.ts'
import * as invitationMails from './0386_invitation_mails.ts'
import * as deductedDiscounts from './0390_deducted_discounts.ts'
import * as demoOrders from './0392_demo_orders.ts'
import * as moreTradeWords from './0395_more_trade_words.ts'
import * as allowances from './0396_allowances.ts'
import * as quoteNotices from './0401_quote_notices.ts'
import * as toolCosts from './0410_tool_costs.ts'
import * as receivedReturns from './0411_received_returns.ts'
import * as allocationsByTime from './0412_allocations_by_time.ts'
import * as zeroResultSearches from './0413_zero_result_searches.ts'
import * as purchasing from './0414_purchasing.ts'
import * as headingRows from './0420_heading_rows.ts'
import * as refunds from './0421_refunds.ts'
import * as priceBases from './0430_price_bases.ts'
import * as filledPriceBases from './0431_filled_price_bases.ts'
import * as weights from './0440_weights.ts'
import * as idempotencyKeys from './0450_idempotency_keys.ts'
import * as buyingFor from './0451_buying_for.ts'
import * as invoiceForms from './0460_invoice_forms.ts'
import * as unsentDocuments from './0461_unsent_documents.ts'
import * as customerAccounts from './0462_customer_accounts.ts'
import * as termsOfOrders from './0463_terms_of_orders.ts'
import * as customsOfTools from './0464_customs_of_tools.ts'
import * as suspendedPasskeys from './0480_suspended_passkeys.ts'
import * as signedOutAt from './0481_signed_out_at.ts'
import * as companyBalances from './0490_company_balances.ts'
import * as holdersOfRecords from './0491_holders_of_records.ts'
import * as priceBaseChanges from './0510_price_base_changes.ts'
import * as priceOfAPiece from './0511_price_of_a_piece.ts'
import * as heldOutgoing from './0520_held_outgoing.ts'
import * as holdersOfBaseLists from './0530_holders_of_base_lists.ts'
import * as indexesOfReferences from './0540_indexes_of_references.ts'
import * as formerMemberships from './0550_former_memberships.ts'
import * as sharedFindings from './0555_shared_findings.ts'
import * as refundBankEntries from './0565_refund_bank_entries.ts'
import * as companyPhones from './0566_company_phones.ts'
import * as serviceAccounts from './0570_service_accounts.ts'
import * as changes from './0580_changes.ts'
import * as moreChanges from './0581_more_changes.ts'
import * as webhooks from './0582_webhooks.ts'
import * as deliveryAddresses from './0595_delivery_addresses.ts'
import * as moreFollowedRecords from './0605_more_followed_records.ts'
import * as sealedWebhookSecrets from './0606_sealed_webhook_secrets.ts'
import * as dueDeliveriesOfEndpoints from './0607_due_deliveries_of_endpoints.ts'
import * as cdnPurges from './0608_cdn_purges.ts'
import * as removedWebhooks from './0609_removed_webhooks.ts'
import * as partsOfNames from './0620_parts_of_names.ts'
import * as receivedOrders from './0640_received_orders.ts'
import * as agentOrders from './0650_agent_orders.ts'
import * as agents from './0651_agents.ts'
import * as punchOut from './0660_punch_out.ts'
import * as languagesOfCustomers from './0670_languages_of_customers.ts'
import * as toolsWithReorderLevel from './0720_tools_with_reorder_level.ts'
import * as columnChoices from './0730_column_choices.ts'
import * as savedViews from './0740_saved_views.ts'
import * as germanWords from './0750_german_words.ts'
import * as textsOfTools from './0751_texts_of_tools.ts'
import * as punchOutCxml from './0760_punch_out_cxml.ts'
import * as waysOfOrders from './0761_ways_of_orders.ts'
import * as ordersByMail from './0770_orders_by_mail.ts'
import * as choicesOfLists from './0780_choices_of_lists.ts'
import * as textsOfRecords from './0790_texts_of_records.ts'
import * as ucpSessions from './0815_ucp_sessions.ts'
import * as purchases from './0825_purchases.ts'
import * as namesOfLines from './0840_names_of_lines.ts'
import * as slugsOfLanguages from './0841_slugs_of_languages.ts'
import * as factsOfHolds from './0850_facts_of_holds.ts'
import * as placedBySetting from './0860_placed_by_setting.ts'
import * as orderAnswers from './0870_order_answers.ts'
import * as cxmlAnswers from './0880_cxml_answers.ts'
import * as textsOfPages from './0890_texts_of_pages.ts'
import * as replacedReceivedOrders from './0905_replaced_received_orders.ts'
import * as languagesOfJobs from './0920_languages_of_jobs.ts'
import * as cxmlBasketFields from './0930_cxml_basket_fields.ts'
import * as sheetsOfLists from './0940_sheets_of_lists.ts'
import * as toolsByCreation from './0950_tools_by_creation.ts'

export const migrations = {
  '0001_accounts': accounts,
  '0002_identity': identity,
  '0003_mail': mail,
  '0004_catalogue': catalogue,
  '0005_stock': stock,
  '0006_orders': orders,
  '0007_reviews': reviews,
  '0008_rate_limits': rateLimits,
  '0010_order_life': orderLife,
  '0011_cart': cart,
  '0012_addresses': addresses,
  '0013_finding': finding,
  '0014_families': families,
  '0015_papers': papers,
  '0016_stock_ledger': stockLedger,
  '0017_search': search,
  '0019_identity_disablings': identityDisablings,
  '0020_size': size,
  '0022_pictures': pictures,
  '0023_default_address': defaultAddress,
  '0024_wire': wire,
  '0025_tools_on_sale': toolsOnSale,
  '0026_stock_by_statement': stockByStatement,
  '0027_used_tokens': usedTokens,
  '0028_demo_load': demoLoad,
  '0029_mail_priority': mailPriority,
  '0030_email_confirmed': emailConfirmed,
  '0031_order_notices': orderNotices,
  '0032_demo_pictures': demoPictures,
  '0033_documents': documents,
  '0034_image_hosts': imageHosts,
  '0035_sku_folded': skuFolded,
  '0036_trade_words': tradeWords,
  '0037_sign_in': signIn,
  '0038_order_search': orderSearch,
  '0039_movement_requests': movementRequests,
  '0042_records': records,
  '0043_lists_and_addresses': listsAndAddresses,
  '0053_settings': settings,
  '0054_pages': pages,
  '0060_staff': staff,
  '0061_audit': audit,
  '0062_moderation': moderation,
  '0067_identifiers': identifiers,
  '0068_bulk_jobs': bulkJobs,
  '0080_lines_of_a_tool': linesOfATool,
  '0084_second_factor': secondFactor,
  '0090_restock_requests': restockRequests,
  '0095_currency': currency,
  '0096_series': series,
  '0100_undo': undo,
  '0101_sessions': sessions,
  '0105_bulk_edits': bulkEdits,
  '0110_units': units,
  '0111_tool_states': toolStates,
  '0115_pictures_by_address': picturesByAddress,
  '0116_records_edited': recordsEdited,
  '0120_companies': companies,
  '0130_line_quantities': lineQuantities,
  '0140_order_tax': orderTax,
  '0141_shipment_documents': shipmentDocuments,
  '0142_returns': returns,
  '0150_price_lists': priceLists,
  '0155_delivery': delivery,
  '0160_payments': payments,
  '0161_billed_documents': billedDocuments,
  '0165_brand_pictures': brandPictures,
  '0170_review_reports': reviewReports,
  '0171_step_up': stepUp,
  '0175_desk': desk,
  '0180_email_changes': emailChanges,
  '0185_tool_documents': toolDocuments,
  '0190_order_holds': orderHolds,
  '0195_quotes': quotes,
  '0205_payment_terms': paymentTerms,
  '0206_bank_entries': bankEntries,
  '0210_vat_numbers': vatNumbers,
  '0225_import_pictures': importPictures,
  '0226_safety': safety,
  '0227_packs': packs,
  '0230_saved_lists': savedLists,
  '0235_company_invitations': companyInvitations,
  '0240_statements': statements,
  '0241_credit': credit,
  '0242_reminders': reminders,
  '0243_accounting': accounting,
  '0245_document_search': documentSearch,
  '0246_tax_classes': taxClassesOfTools,
  '0248_prepayment': prepayment,
  '0250_order_notes': orderNotes,
  '0251_order_edits': orderEdits,
  '0252_back_orders': backOrders,
  '0265_demo_business': demoBusiness,
  '0270_picture_queue': pictureQueue,
  '0271_documents_by_address': documentsByAddress,
  '0280_passing_on': passingOn,
  '0295_card_payments': cardPayments,
  '0305_exemption_certificates': exemptionCertificates,
  '0306_sales_tax_rates': salesTaxRates,
  '0307_pick_lists': pickLists,
  '0315_account_checks': accountChecks,
  '0330_passkeys': passkeys,
  '0340_bins_of_tools': binsOfTools,
  '0350_customer_part_numbers': customerPartNumbers,
  '0351_proven_email': provenEmail,
  '0360_order_customers': orderCustomers,
  '0370_hidden_rows': hiddenRows,
  '0385_inviting_members': invitingMembers,
  '0386_invitation_mails': invitationMails,
  '0390_deducted_discounts': deductedDiscounts,
  '0392_demo_orders': demoOrders,
  '0395_more_trade_words': moreTradeWords,
  '0396_allowances': allowances,
  '0401_quote_notices': quoteNotices,
  '0410_tool_costs': toolCosts,
  '0411_received_returns': receivedReturns,
  '0412_allocations_by_time': allocationsByTime,
  '0413_zero_result_searches': zeroResultSearches,
  '0414_purchasing': purchasing,
  '0420_heading_rows': headingRows,
  '0421_refunds': refunds,
  '0430_price_bases': priceBases,
  '0431_filled_price_bases': filledPriceBases,
  '0440_weights': weights,
  '0450_idempotency_keys': idempotencyKeys,
  '0451_buying_for': buyingFor,
  '0460_invoice_forms': invoiceForms,
  '0461_unsent_documents': unsentDocuments,
  '0462_customer_accounts': customerAccounts,
  '0463_terms_of_orders': termsOfOrders,
  '0464_customs_of_tools': customsOfTools,
  '0480_suspended_passkeys': suspendedPasskeys,
  '0481_signed_out_at': signedOutAt,
  '0490_company_balances': companyBalances,
  '0491_holders_of_records': holdersOfRecords,
  '0510_price_base_changes': priceBaseChanges,
  '0511_price_of_a_piece': priceOfAPiece,
  '0520_held_outgoing': heldOutgoing,
  '0530_holders_of_base_lists': holdersOfBaseLists,
  '0540_indexes_of_references': indexesOfReferences,
  '0550_former_memberships': formerMemberships,
  '0555_shared_findings': sharedFindings,
  '0565_refund_bank_entries': refundBankEntries,
  '0566_company_phones': companyPhones,
  '0570_service_accounts': serviceAccounts,
  '0580_changes': changes,
  '0581_more_changes': moreChanges,
  '0582_webhooks': webhooks,
  '0595_delivery_addresses': deliveryAddresses,
  '0605_more_followed_records': moreFollowedRecords,
  '0606_sealed_webhook_secrets': sealedWebhookSecrets,
  '0607_due_deliveries_of_endpoints': dueDeliveriesOfEndpoints,
  '0608_cdn_purges': cdnPurges,
  '0609_removed_webhooks': removedWebhooks,
  '0620_parts_of_names': partsOfNames,
  '0640_received_orders': receivedOrders,
  '0650_agent_orders': agentOrders,
  '0651_agents': agents,
  '0660_punch_out': punchOut,
  '0670_languages_of_customers': languagesOfCustomers,
  '0720_tools_with_reorder_level': toolsWithReorderLevel,
  '0730_column_choices': columnChoices,
  '0740_saved_views': savedViews,
  '0750_german_words': germanWords,
  '0751_texts_of_tools': textsOfTools,
  '0760_punch_out_cxml': punchOutCxml,
  '0761_ways_of_orders': waysOfOrders,
  '0770_orders_by_mail': ordersByMail,
  '0780_choices_of_lists': choicesOfLists,
  '0790_texts_of_records': textsOfRecords,
  '0815_ucp_sessions': ucpSessions,
  '0825_purchases': purchases,
  '0840_names_of_lines': namesOfLines,
  '0841_slugs_of_languages': slugsOfLanguages,
  '0850_facts_of_holds': factsOfHolds,
  '0860_placed_by_setting': placedBySetting,
  '0870_order_answers': orderAnswers,
  '0880_cxml_answers': cxmlAnswers,
  '0890_texts_of_pages': textsOfPages,
  '0905_replaced_received_orders': replacedReceivedOrders,
  '0920_languages_of_jobs': languagesOfJobs,
  '0930_cxml_basket_fields': cxmlBasketFields,
  '0940_sheets_of_lists': sheetsOfLists,
  '0950_tools_by_creation': toolsByCreation,
}

/** What all of them up to some make of an empty database. See README.md. */
export const baseline = async (): Promise<string> => (await import('./baseline.ts')).baseline
